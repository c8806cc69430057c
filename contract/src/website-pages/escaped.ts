/** A text as it stands between the tags of rich text, in the form in which that is stored. */
export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
