import type { WebsitePage } from 'contract/website-pages/words'

/** Tells other processes that the words of a page changed; no page carries it. */
export const WEBSITE_PAGES_CHANGED = 'website-pages'

/** On each page that shows words of it. */
export const pageTag = (page: WebsitePage): string => `page:${page}`
