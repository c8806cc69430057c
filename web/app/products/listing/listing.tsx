import { ALL_PRODUCTS } from 'contract/core/paths'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Pager } from '../../ui/data/pager.tsx'
import { SkeletonCards } from '../../ui/feedback/skeleton-cards.tsx'
import { ComparePill } from '../compare/compare-pill.tsx'
import { chipsOf, ListingChips } from './listing-chips.tsx'
import { ListingForm } from './listing-form.tsx'
import { isList, ListingHead } from './listing-head.tsx'
import { searchWith, searchWithoutFilters } from './listing-search.ts'
import type { LoadedListing } from './load-listing.ts'
import { ProductResults } from './product-results.tsx'
import { useListingBusy, useListingSearch, useListingSlow } from './use-listing.ts'
import { m } from '#messages'

export interface ListingProps {
  title: ReactNode
  found: LoadedListing
  /** The words when nothing is found. */
  empty: string
  /** said below it, before what to do next */
  hint?: string
  /** The query keys of the filters that this screen offers. */
  filterKeys: readonly string[]
  /** Those that are chosen elsewhere on it and stay. */
  keep: readonly string[]
  /** The filters. */
  children: ReactNode
}

/** Products with filters, order, view and pages; all of that is in the address. */
export function Listing({ title, found, empty, hint = '', filterKeys, keep, children }: ListingProps) {
  const search = useListingSearch()
  const busy = useListingBusy()
  const slow = useListingSlow()
  const { cards, pagination, facets } = found
  const total = pagination.total_results
  const chips = chipsOf(search, filterKeys, facets)
  return (
    <div className="mx-auto max-w-shop px-5 pt-6 pb-20 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-14 lg:px-10 lg:pt-10 lg:pb-28">
      <ListingForm search={search} filterKeys={filterKeys} keep={[...keep, 'view']} total={busy ? undefined : total}>
        {children}
      </ListingForm>
      <section aria-labelledby="result" className="min-w-0">
        <ListingHead title={title} total={total} filters={chips.length} search={search} />
        <ListingChips chips={chips} search={search} />
        {slow ? (
          <div className="mt-6">
            <SkeletonCards label={m.products_loading()} count={9} className="grid-cols-2 md:grid-cols-3" />
          </div>
        ) : cards.length > 0 ? (
          <ProductResults products={cards} list={isList(search)} />
        ) : (
          <Nothing
            title={empty}
            hint={hint}
            clear={chips.length > 0 ? searchWithoutFilters(search, filterKeys) : undefined}
          />
        )}
        {!slow && (
          <div className="mt-12">
            <Pager pagination={pagination} hrefOf={(page) => searchWith(search, { page })} />
          </div>
        )}
      </section>
      <ComparePill className="fixed bottom-20 left-1/2 z-20 -translate-x-1/2 shadow-float lg:bottom-6" />
    </div>
  )
}

const Nothing = ({ title, hint, clear }: { title: string; hint: string; clear: string | undefined }) => (
  <EmptyState
    icon={<SearchX />}
    title={title}
    text={`${hint} ${clear ? m.products_nothing_filtered() : m.products_nothing_found()}`.trim()}
  >
    {clear && (
      <ButtonLink to={clear} variant="ink" preventScrollReset>
        {m.products_clear_filters()}
      </ButtonLink>
    )}
    <ButtonLink to={ALL_PRODUCTS} variant="line">
      {m.products_all_products()}
    </ButtonLink>
  </EmptyState>
)
