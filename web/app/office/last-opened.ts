import type { FinderKind } from 'contract/finder/words'
import { isRecord, listOf, stored } from '../ui/browser/stored.ts'

/** An entry of the finder. */
export interface Offer {
  to: string
  title: string
  line: string
  kind: 'place' | 'action' | FinderKind
}

const AT_MOST = 6

const isOffer = (value: unknown): value is Offer =>
  isRecord(value) &&
  ['to', 'title', 'line', 'kind'].every((field) => typeof value[field] === 'string') &&
  String(value.to).startsWith('/')

const place = stored<readonly Offer[]>('finder-opened', { owner: 'account', check: listOf(isOffer), empty: [] })

/** Records this account opened last in this browser, newest first. */
export const lastOpened = place.read

/** Remembers opened entries, newest first. */
export function keepOpened({ to, title, line, kind }: Offer): void {
  const others = lastOpened().filter((offer) => offer.to !== to)
  place.keep([{ to, title, line, kind }, ...others].slice(0, AT_MOST))
}
