import { SEARCH } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { isSameText } from 'contract/core/texts/folded'
import { apiContext } from '../../api/context.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import { SiteHead } from '../../seo/site-head.tsx'
import { useSearchParams } from 'react-router'
import { useMissedSearch } from '../../missed-searches/use-missed-search.ts'
import type { Route } from './+types/search-products'
import { FILTER_KEYS, LISTING_KEYS, listingQuery } from './listing-search.ts'
import { Listing } from './listing.tsx'
import { loadListing, type LoadedListing } from './load-listing.ts'
import { AboutResults } from './about-results.tsx'
import { SearchHero } from './search-hero.tsx'
import { understoodWords } from './understood-words.ts'
import { WholeRangeFilters } from './whole-range-filters.tsx'
import { m } from '#messages'

export const handle: PageHandle = { query: ['product_name', ...LISTING_KEYS], waits: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = listingQuery(new URL(request.url).searchParams)
  return { words: query.product_name ?? '', found: await loadListing(context.get(apiContext), query) }
}

/** `/baltra-search-products?product_name=kettle` */
export default function SearchProducts({ loaderData: { words, found } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const shown = found.corrected_to || words
  const unfiltered = !FILTER_KEYS.some((key) => search.has(key))
  const missed = unfiltered && !found.leads_to && (found.corrected_to !== '' || found.pagination.total_results === 0)
  useMissedSearch(words, { missed, shown: found.corrected_to })
  return (
    // A search that found nothing is told of, and one without words begins in its box.
    <main id="main" data-at-once={missed || words === '' || undefined}>
      <SiteHead
        title={words ? m.products_search_for({ words }) : m.products_search_title()}
        description={m.products_search_description()}
        path={SEARCH}
        unlisted
      />
      <SearchHero title={m.products_search_title()} text={<Understood words={words} found={found} />} words={words} />
      <AboutResults found={found} />
      <Listing
        title={shown ? m.products_results_for({ words: shown }) : m.products_all_products()}
        found={found}
        empty={m.products_no_data()}
        hint={words && unfiltered ? m.products_none_of_this() : ''}
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

/** Explains how a search was interpreted, if that differs from the input. */
function Understood({ words, found: { corrected_to: to, understood_as: as, let_go } }: UnderstoodProps) {
  const none = let_go.length > 0 && (
    <>
      {' '}
      <RichMessage parts={m.products_let_go.parts({ gone: wordsOf(let_go) })} tags={STRONG} />
    </>
  )
  if (to)
    return (
      <>
        <RichMessage parts={m.products_corrected.parts({ to, words })} tags={STRONG} />
        {none}
      </>
    )
  if (none || (as.length > 0 && !isSameText(as.join(' '), words)))
    return (
      <>
        <RichMessage parts={m.products_understood.parts({ meant: wordsOf(as) })} tags={STRONG} />
        {none}
      </>
    )
  return m.products_search_text()
}

const STRONG = { strong: (text: string) => <strong className="text-ink">{text}</strong> }

const wordsOf = (understood: readonly string[]): string => understood.map(understoodWords).join(', ')
