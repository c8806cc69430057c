import { whole } from '../../ui/format/numbers.ts'
import { m } from '#messages'

/** The layout of a catalogue's pages: `double` is an open book, its cover alone and then pages in pairs. */
export interface Book {
  total: number
  double: boolean
}

/** The pages open together with this one. */
export function spreadOf(page: number, { total, double }: Book): number[] {
  if (!double || page === 1) return [page]
  const left = page - (page % 2)
  return left < total ? [left, left + 1] : [left]
}

/** The page to go to for the next or the previous spread; undefined at the ends. */
export function pageAfter(page: number, step: 1 | -1, book: Book): number | undefined {
  const open = spreadOf(page, book)
  const next = step === 1 ? open.at(-1)! + 1 : open[0]! - 1
  if (next < 1 || next > book.total) return undefined
  return spreadOf(next, book)[0]
}

/** The page that an address or a field names; what names none is the nearest that there is. */
export function pageOf(text: string | null, total: number): number {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) ? 1 : Math.min(Math.max(1, number), total)
}

/** `Page 4 of 14`, `Pages 4 and 5 of 14`. */
export function nameOfSpread([first = 1, second]: readonly number[], total: number): string {
  const of = { page: whole(first), total: whole(total) }
  return second === undefined ? m.catalogues_page_of(of) : m.catalogues_pages_of({ ...of, next: whole(second) })
}
