/** What a person reads: the text, or its message where a table of the module holds it. */
export type Words = string | (() => string)

/** Words as they are shown now. */
export const textOf = (words: Words): string => (typeof words === 'string' ? words : words())
