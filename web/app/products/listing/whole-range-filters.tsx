import {
  AvailabilityFilter,
  ChoiceFilter,
  ColourFilter,
  PriceFilter,
  SpecFilters,
  WarrantyFilter,
} from './listing-filters.tsx'
import type { LoadedListing } from './load-listing.ts'
import { useListingSearch } from './use-listing.ts'

/** The filters where products of every category may stand; the sub-categories of one are offered once it is chosen. */
export function WholeRangeFilters({ found: { facets, cards } }: { found: LoadedListing }) {
  const search = useListingSearch()
  return (
    <>
      <ChoiceFilter label="Category" name="category" all="All" choices={facets.categories} />
      {search.has('category') && (
        <ChoiceFilter label="Sub-category" name="subcategory" all="All" choices={facets.sub_categories} />
      )}
      <PriceFilter bands={facets.price_bands} />
      <SpecFilters facets={facets} />
      <WarrantyFilter warranties={facets.warranties} />
      <AvailabilityFilter inStock={facets.in_stock} />
      <ColourFilter products={cards} />
    </>
  )
}
