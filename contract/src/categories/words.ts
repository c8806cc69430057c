/** The most letters of a sub-category's search words. */
export const SEARCH_WORDS_LENGTH = 2000
