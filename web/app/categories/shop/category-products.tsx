import { categoryProductsPath } from 'contract/core/paths'
import { useSearchParams } from 'react-router'
import { brand } from '../../brand/brand.tsx'
import type { PageHandle } from 'contract/core/page'
import { apiContext } from '../../api/context.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import {
  AvailabilityFilter,
  ColourFilter,
  PriceFilter,
  SpecFilters,
  WarrantyFilter,
} from '../../products/listing/listing-filters.tsx'
import { LISTING_KEYS, listingQuery } from '../../products/listing/listing-search.ts'
import { Listing } from '../../products/listing/listing.tsx'
import { loadListing } from '../../products/listing/load-listing.ts'
import { idOrNotFound } from '../../products/page/id-or-not-found.ts'
import { breadcrumbList, originOf, structuredData } from '../../seo/structured-data.ts'
import type { Route } from './+types/category-products'
import { CategoryBanner, crumbsOf } from './category-banner.tsx'
import { shownSubCategory } from './shown-tiles.ts'
import { SubCategoryStrip } from './sub-category-strip.tsx'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

export const handle: PageHandle = { query: LISTING_KEYS, waits: true }

const FILTERS = ['min_price', 'max_price', 'warranty', 'in_stock', 'color', 'power', 'size']

/** The first sub-category is chosen until another one is. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = idOrNotFound(params.id)
  const query = listingQuery(new URL(request.url).searchParams)
  const { data, category_info } = await api.categories.subCategories({ params: { id } })
  const chosen = data.find((each) => each.id === query.subcategory) ?? data[0]
  return {
    id,
    name: category_info.category_name,
    text: category_info.desc,
    banner: category_info.banner,
    subCategories: data.map(shownSubCategory),
    chosen: chosen && { id: chosen.id, name: chosen.name },
    found: await loadListing(api, { ...query, category: String(id), subcategory: chosen?.id }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!import.meta.env.SSR || !loaderData) return []
  return structuredData(breadcrumbList(originOf(matches), crumbsOf(loaderData.name)))
}

/** `/baltra-subCategoryProducts/3?subcategory=12` */
export default function CategoryProducts({ loaderData }: Route.ComponentProps) {
  const { id, name, text, banner, subCategories, chosen, found } = loaderData
  const [search] = useSearchParams()
  const isFirst = chosen === undefined || chosen.id === subCategories[0]?.id
  const { page } = found.pagination
  const about = { name: isFirst ? name : `${chosen.name}, ${name}`, country: brand.country() }
  const query = new URLSearchParams()
  if (!isFirst) query.set('subcategory', String(chosen.id))
  if (page > 1) query.set('page', String(page))
  return (
    <main id="main">
      <SiteHead
        title={page > 1 ? m.categories_title_page({ ...about, page: whole(page) }) : m.categories_title(about)}
        description={text || m.categories_description({ name })}
        path={`${categoryProductsPath(id)}${query.size > 0 ? `?${query.toString()}` : ''}`}
        picture={banner}
        unlisted={FILTERS.some((key) => search.has(key)) || (page > 1 && found.cards.length === 0)}
      />
      <CategoryBanner name={name} text={text} banner={banner} />
      {subCategories.length > 0 && <SubCategoryStrip subCategories={subCategories} chosen={chosen?.id} />}
      <Listing
        title={chosen?.name ?? name}
        found={found}
        empty={m.categories_no_data()}
        filterKeys={FILTERS}
        keep={['subcategory']}
      >
        <PriceFilter bands={found.facets.price_bands} />
        <SpecFilters facets={found.facets} />
        <WarrantyFilter warranties={found.facets.warranties} />
        <AvailabilityFilter inStock={found.facets.in_stock} />
        <ColourFilter products={found.cards} />
      </Listing>
    </main>
  )
}
