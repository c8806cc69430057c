import type { AskedFields } from '../core/conditions.ts'

/** The maximum length of a sub-category's search words. */
export const SEARCH_WORDS_LENGTH = 2000

/** The phrases in a sub-category's search words, which stand between commas, semicolons or on lines of their own. */
export const searchPhrases = (searchWords: string): string[] =>
  searchWords
    .split(/[,;\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const CATEGORY_SORTS = ['name', 'created'] as const

/** Columns by which the list can be ordered, with `-` in front for descending; the default is newest first. */
export const SUB_CATEGORY_SORTS = ['name', 'category', 'created'] as const

/** The fields the list can be filtered by. */
export const CATEGORY_FIELDS = {
  name: { kind: 'text' },
} as const satisfies AskedFields
