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
import { m } from '#messages'

/** The filters where products of every category may stand; the sub-categories of one are offered once it is chosen. */
export function WholeRangeFilters({ found: { facets, cards } }: { found: LoadedListing }) {
  const search = useListingSearch()
  return (
    <>
      <ChoiceFilter label={m.products_category()} name="category" all={m.products_all()} choices={facets.categories} />
      {search.has('category') && (
        <ChoiceFilter
          label={m.products_sub_category()}
          name="subcategory"
          all={m.products_all()}
          choices={facets.sub_categories}
        />
      )}
      <PriceFilter bands={facets.price_bands} />
      <SpecFilters facets={facets} />
      <WarrantyFilter warranties={facets.warranties} />
      <AvailabilityFilter inStock={facets.in_stock} />
      <ColourFilter products={cards} />
    </>
  )
}
