/** A name in capitals as it is read: `KAMALBAZZAR (WARD 2)` as `Kamalbazzar (Ward 2)`. */
export const inSmallLetters = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^|[^\p{L}\p{M}'’])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
