import type { Api } from '../../context.ts'
import type { listingQuery } from './listing-search.ts'
import { shownCards } from '../shown-card.ts'

/** One page of a listing as its screen shows it. */
export async function loadListing(api: Api, query: ReturnType<typeof listingQuery>) {
  const { data, pagination, facets, corrected_to, understood_as, let_go = [] } = await api.products.search({ query })
  return { cards: shownCards(data), pagination, facets, corrected_to, understood_as, let_go }
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>
