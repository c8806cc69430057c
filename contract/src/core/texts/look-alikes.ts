/**
 * The letters of a number that are of another script than Latin and Devanagari, each once. A keyboard or a copied label
 * gives them in place of Latin ones that look the same, and nobody who types the number as it looks would find it.
 */
export const lookAlikes = (text: string): string[] => [
  ...new Set(text.normalize('NFKC').match(/(?![\p{Script=Latin}\p{Script=Devanagari}])\p{L}/gu)),
]
