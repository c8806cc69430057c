import { SEARCH } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { apiContext } from '../../context.ts'
import { SiteHead } from '../../layouts/site-head.tsx'
import type { Route } from './+types/search-products'
import { FILTER_KEYS, LISTING_KEYS, listingQuery } from './listing-search.ts'
import { Listing } from './listing.tsx'
import { loadListing } from './load-listing.ts'
import { SearchHero } from './search-hero.tsx'
import { WholeRangeFilters } from './whole-range-filters.tsx'

export const handle: PageHandle = { query: ['product_name', ...LISTING_KEYS] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = listingQuery(new URL(request.url).searchParams)
  return { words: query.product_name ?? '', found: await loadListing(context.get(apiContext), query) }
}

/** `/baltra-search-products?product_name=kettle` */
export default function SearchProducts({ loaderData: { words, found } }: Route.ComponentProps) {
  const shown = found.corrected_to || words
  return (
    <main id="main">
      <SiteHead
        title={words ? `Search: ${words}` : 'Search'}
        description="Search appliances by name or model number."
        path={SEARCH}
        unlisted
      />
      <SearchHero title="Search" text={<Corrected words={words} to={found.corrected_to} />} words={words} />
      <Listing
        title={shown ? `Results for “${shown}”` : 'All products'}
        found={found}
        empty="No data Found"
        filterKeys={FILTER_KEYS}
        keep={['product_name']}
      >
        <WholeRangeFilters found={found} />
      </Listing>
    </main>
  )
}

/** Says when something else was searched for than what was typed. */
const Corrected = ({ words, to }: { words: string; to: string }) =>
  to ? (
    <>
      Showing results for <strong className="text-ink">{to}</strong>. No results for “{words}”.
    </>
  ) : (
    'By name or model number. Spelling doesn’t have to be perfect.'
  )
