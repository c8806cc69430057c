/** The visible text: a string, or a message function from a table. */
export type Words = string | (() => string)

/** Words as they are shown now. */
export const textOf = (words: Words): string => (typeof words === 'string' ? words : words())
