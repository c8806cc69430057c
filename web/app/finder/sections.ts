import type { Role } from 'contract/core/roles'
import type { FinderKind } from 'contract/finder/words'
import type { Hit, Total } from 'contract/finder/endpoints'
import { m } from '#messages'
import { allOf } from './all-of.ts'
import type { Offer } from '../office/last-opened.ts'
import { districtsFor } from './districts-for.ts'
import { actionsFor, fitting, inWordsOfNow, offerOf, placesFor } from './offers.ts'

/** Offers under a heading. */
export interface Section {
  title: string
  offers: readonly Offer[]
}

const KINDS: readonly (readonly [kind: FinderKind, title: () => string])[] = [
  ['customer', m.finder_customers],
  ['complaint', m.finder_complaints],
  ['registration', m.finder_registrations],
  ['unit', m.finder_units],
  ['product', m.office_menu_products],
  ['quotation', m.finder_quotations],
  ['personalisation', m.finder_personalisations],
  ['extension', m.office_menu_extensions],
  ['engineer', m.office_menu_engineers],
  ['part', m.office_menu_parts],
  ['service_point', m.office_menu_service_points],
]
const PLACES_AT_MOST = 5

/** The entries for a text; without text the recently opened ones, and all screens and actions. */
export function sectionsFor(
  role: Role,
  typed: string,
  { hits, totals, last }: { hits: readonly Hit[]; totals: readonly Total[]; last: readonly Offer[] },
) {
  const all: Section[] = typed.trim()
    ? [
        { title: m.finder_go_to(), offers: fitting(placesFor(role), typed).slice(0, PLACES_AT_MOST) },
        { title: m.office_actions(), offers: fitting(actionsFor(role), typed) },
        { title: m.finder_districts(), offers: districtsFor(role, typed) },
        ...KINDS.map(([kind, title]) => ({
          title: title(),
          offers: [...hits.filter((hit) => hit.kind === kind).map(offerOf), ...allOf(kind, totals, typed)],
        })),
      ]
    : [
        { title: m.finder_opened_last(), offers: inWordsOfNow(last, role) },
        { title: m.finder_go_to(), offers: without(placesFor(role), last) },
        { title: m.office_actions(), offers: without(actionsFor(role), last) },
      ]
  return all.filter(({ offers }) => offers.length > 0)
}

const without = (offers: readonly Offer[], others: readonly Offer[]) =>
  offers.filter(({ to }) => !others.some((other) => other.to === to))
