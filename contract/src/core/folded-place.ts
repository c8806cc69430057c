/** The name of a place for comparing: without case, spaces, and the two Devanagari signs that people leave out or swap at the end of a name. */
export const foldedPlace = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s\u0901\u0902]/g, '')
    .replace('ौ', 'ो')
