import {
  ABOUT,
  ALL_PRODUCTS,
  CATALOGUES,
  CATEGORY_PRODUCTS,
  CONTACT_US,
  MY_PRODUCTS,
  OWNED_PRODUCT,
  PRODUCT,
  SEARCH,
  SERVICE,
  SHOP_HOME,
  TICKET,
  TICKETS,
  prefixOf,
} from 'contract/core/paths'
import { m } from '#messages'

/** The five entries of the shop's navigation. */
export const PLACES = [
  { to: SHOP_HOME, label: m.layouts_about_us, also: [ABOUT] },
  {
    to: ALL_PRODUCTS,
    label: m.layouts_our_products,
    also: [prefixOf(CATEGORY_PRODUCTS), prefixOf(PRODUCT), SEARCH],
  },
  { to: CATALOGUES, label: m.layouts_e_catalogue, also: [] },
  {
    to: TICKETS,
    label: m.layouts_service_support,
    /** for visitors without an account, for whom the tickets would require signing in */
    signedOut: SERVICE,
    also: [SERVICE, prefixOf(TICKET), MY_PRODUCTS, prefixOf(OWNED_PRODUCT)],
  },
  { to: CONTACT_US, label: m.layouts_contact_us, also: [] },
] as const

/** The address of an entry for this visitor. */
export const targetOf = (place: (typeof PLACES)[number], isSignedIn: boolean): string =>
  'signedOut' in place && !isSignedIn ? place.signedOut : place.to

/** Whether an address belongs to an entry. */
export const isAt = (pathname: string, { to, also }: { to: string; also: readonly string[] }): boolean =>
  [to, ...also].some((start) => pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`))

/** `aria-current` for a link. */
export const currentWhen = (here: boolean): 'page' | undefined => (here ? 'page' : undefined)
