import {
  ADD_CATALOGUE,
  ADD_CATEGORY,
  ADD_COMPLAINT,
  ADD_CUSTOMER,
  ADD_PACKAGE,
  ADD_PRODUCT,
  ADD_QUOTATION,
  ADD_REGISTRATION,
  ADD_ROLE,
  ADD_SUB_CATEGORY,
  ADD_UNIT,
} from 'contract/core/office-paths'
import { may, type Capability } from 'contract/core/access'
import type { Role } from 'contract/core/roles'
import type { Hit } from 'contract/finder/endpoints'
import { m } from '#messages'
import { sectionsOpenTo } from '../office/office-menu.ts'
import type { Offer } from '../office/last-opened.ts'
import { hitAddress } from './hit-address.ts'
import { fitOf } from './match-words.ts'

/** Actions, named like the buttons of the lists. */
const ACTIONS: readonly { to: string; title: () => string; needs: Capability }[] = [
  { to: ADD_COMPLAINT, title: m.callers_title, needs: 'complaints.file' },
  { to: ADD_CUSTOMER, title: m.customers_add, needs: 'customers.add' },
  { to: ADD_QUOTATION, title: m.quotations_office_make, needs: 'quotations.decide' },
  { to: ADD_PRODUCT, title: m.products_office_add, needs: 'catalogue.write' },
  { to: ADD_CATEGORY, title: m.categories_office_add, needs: 'catalogue.write' },
  { to: ADD_SUB_CATEGORY, title: m.categories_office_add_sub, needs: 'catalogue.write' },
  { to: ADD_UNIT, title: m.units_office_add, needs: 'units.write' },
  { to: ADD_REGISTRATION, title: m.finder_add_registration, needs: 'registrations.write' },
  { to: ADD_PACKAGE, title: m.warranty_packages_add_short, needs: 'packages.write' },
  { to: ADD_CATALOGUE, title: m.catalogues_office_add, needs: 'ecatalogues.write' },
  { to: ADD_ROLE, title: m.users_assign, needs: 'users.write' },
]

/** The places of the office that a role may open. */
export const placesFor = (role: Role): Offer[] =>
  sectionsOpenTo(role).flatMap(({ section, places }) =>
    places.map(({ to, label }): Offer => ({ to, title: label(), line: section(), kind: 'place' })),
  )

/** The actions that a role may start. */
export const actionsFor = (role: Role): Offer[] =>
  ACTIONS.filter(({ needs }) => may(role, needs)).map(({ to, title }) => ({
    to,
    title: title(),
    line: '',
    kind: 'action',
  }))

/** What was opened before, called as its place or action is now: it may have been opened in the other language. */
export const inWordsOfNow = (opened: readonly Offer[], role: Role): Offer[] => {
  const known = new Map([...placesFor(role), ...actionsFor(role)].map((offer) => [offer.to, offer]))
  return opened.map((offer) => known.get(offer.to) ?? offer)
}

/** The offers that match the text, best first. */
export const fitting = (offers: readonly Offer[], typed: string): Offer[] =>
  offers
    .flatMap((offer) => {
      const fit = fitOf(offer.title, typed)
      return fit === undefined ? [] : [{ offer, fit }]
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ offer }) => offer)

/** A thing that was found, with its address. */
export const offerOf = (hit: Hit): Offer => ({
  to: hitAddress(hit),
  title: hit.title,
  line: hit.line,
  kind: hit.kind,
})
