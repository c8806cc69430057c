const STYLE_SHEET = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const STYLE = /\sstyle\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** What was copied elsewhere without its styles, which the editor leaves out anyway and the page's policy reports. */
export const withoutStyles = (html: string): string =>
  html.replace(STYLE_SHEET, '').replace(TAG, (tag) => tag.replace(STYLE, ''))
