import { folded } from './texts/folded.ts'

/** The name of a place for comparing: without spaces, and the two Devanagari signs that people leave out or swap at the end of a name. */
export const foldedPlace = (name: string): string =>
  folded(name)
    .replace(/[ \u0902]/g, '')
    .replace('ौ', 'ो')
