import { AvailabilityFilter, ChoiceFilter, ColourFilter, PriceFilter } from './listing-filters.tsx'
import type { LoadedListing } from './load-listing.ts'

/** The filters where products of every category may stand; those of one are offered once it is chosen. */
export const WholeRangeFilters = ({
  search,
  found: { facets, cards },
}: {
  search: URLSearchParams
  found: LoadedListing
}) => (
  <>
    <ChoiceFilter label="Category" name="category" all="All" choices={facets.categories} search={search} />
    {search.has('category') && (
      <ChoiceFilter label="Sub-category" name="subcategory" all="All" choices={facets.sub_categories} search={search} />
    )}
    <PriceFilter search={search} bands={facets.price_bands} />
    <AvailabilityFilter search={search} inStock={facets.in_stock} />
    <ColourFilter search={search} products={cards} />
  </>
)
