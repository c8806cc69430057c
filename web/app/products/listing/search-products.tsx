import { SEARCH } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { apiContext } from '../../context.ts'
import { SiteHead } from '../../layouts/site-head.tsx'
import { useSearchParams } from 'react-router'
import { useMissedSearch } from '../../missed-searches/use-missed-search.ts'
import type { Route } from './+types/search-products'
import { FILTER_KEYS, LISTING_KEYS, listingQuery } from './listing-search.ts'
import { Listing } from './listing.tsx'
import { loadListing, type LoadedListing } from './load-listing.ts'
import { SearchHero } from './search-hero.tsx'
import { WholeRangeFilters } from './whole-range-filters.tsx'

export const handle: PageHandle = { query: ['product_name', ...LISTING_KEYS] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = listingQuery(new URL(request.url).searchParams)
  return { words: query.product_name ?? '', found: await loadListing(context.get(apiContext), query) }
}

/** `/baltra-search-products?product_name=kettle` */
export default function SearchProducts({ loaderData: { words, found } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const shown = found.corrected_to || words
  const unfiltered = !FILTER_KEYS.some((key) => search.has(key))
  useMissedSearch(words, {
    missed: unfiltered && (found.corrected_to !== '' || found.pagination.total_results === 0),
    shown: found.corrected_to,
  })
  return (
    <main id="main">
      <SiteHead
        title={words ? `Search: ${words}` : 'Search'}
        description="Search appliances by name, kind, colour, size or price, in English or Nepali."
        path={SEARCH}
        unlisted
      />
      <SearchHero title="Search" text={<Understood words={words} found={found} />} words={words} />
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

interface UnderstoodProps {
  words: string
  found: LoadedListing
}

/** Tells how a search was interpreted, if that differs from what was typed. */
function Understood({ words, found: { corrected_to: to, understood_as: as, let_go } }: UnderstoodProps) {
  const none = let_go.length > 0 && (
    <>
      {' '}
      No match for <strong className="text-ink">{let_go.join(', ')}</strong>.
    </>
  )
  if (to)
    return (
      <>
        Showing results for <strong className="text-ink">{to}</strong>. No results for “{words}”.{none}
      </>
    )
  if (none || (as.length > 0 && as.join(' ').toLowerCase() !== words.toLowerCase()))
    return (
      <>
        Showing <strong className="text-ink">{as.join(', ')}</strong>.{none}
      </>
    )
  return 'In your own words, English or Nepali. Spelling doesn’t have to be perfect.'
}
