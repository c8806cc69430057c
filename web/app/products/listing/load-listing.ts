import type { Api } from '../../api/context.ts'
import type { listingQuery } from './listing-search.ts'
import { shownCards } from '../shown-card.ts'

/** One page of a listing as its screen shows it. */
export async function loadListing(api: Api, query: ReturnType<typeof listingQuery>) {
  const { message: _, data, let_go = [], ...found } = await api.products.search({ query })
  return { ...found, cards: shownCards(data), let_go }
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>
