import type { Role } from 'contract/core/access'
import type { FinderKind } from 'contract/finder/words'
import type { Hit } from 'contract/finder/endpoints'
import { actionsFor, fitting, offerOf, placesFor, type Offer } from './offers.ts'

/** Offers under a heading. */
export interface Section {
  title: string
  offers: readonly Offer[]
}

const KINDS: readonly (readonly [kind: FinderKind, title: string])[] = [
  ['customer', 'Customers'],
  ['complaint', 'Complaints'],
  ['registration', 'Customer products'],
  ['unit', 'QR products'],
  ['product', 'Products'],
  ['quotation', 'Quotations'],
  ['personalisation', 'Personalisations'],
]
const PLACES_AT_MOST = 5

/** The entries for a text; for an empty one what was opened last, and all screens and actions. */
export function sectionsFor(
  role: Role,
  typed: string,
  { hits, last }: { hits: readonly Hit[]; last: readonly Offer[] },
) {
  const all: Section[] = typed.trim()
    ? [
        { title: 'Go to', offers: fitting(placesFor(role), typed).slice(0, PLACES_AT_MOST) },
        { title: 'Actions', offers: fitting(actionsFor(role), typed) },
        ...KINDS.map(([kind, title]) => ({ title, offers: hits.filter((hit) => hit.kind === kind).map(offerOf) })),
      ]
    : [
        { title: 'Opened last', offers: last },
        { title: 'Go to', offers: without(placesFor(role), last) },
        { title: 'Actions', offers: without(actionsFor(role), last) },
      ]
  return all.filter(({ offers }) => offers.length > 0)
}

const without = (offers: readonly Offer[], others: readonly Offer[]) =>
  offers.filter(({ to }) => !others.some((other) => other.to === to))
