import { ALL_PRODUCTS } from 'contract/core/paths'
import { brand } from '../../brand/brand.tsx'
import type { PageHandle } from 'contract/core/page'
import { apiContext } from '../../api/context.ts'
import { CategoryStrip } from '../../categories/shop/category-strip.tsx'
import { shownCategory, shownSubCategory } from '../../categories/shop/shown-tiles.ts'
import { SubCategoryTiles } from '../../categories/shop/sub-category-tiles.tsx'
import { SiteHead } from '../../seo/site-head.tsx'
import { ArrowLink } from '../../ui/buttons/arrow-link.tsx'
import type { Route } from './+types/all-products'
import { FILTER_KEYS, LISTING_KEYS, listingQuery } from './listing-search.ts'
import { Listing } from './listing.tsx'
import { loadListing } from './load-listing.ts'
import { ProductStrip } from '../card/product-strip.tsx'
import { SearchHero } from './search-hero.tsx'
import { shownCards } from '../shown-card.ts'
import { WholeRangeFilters } from './whole-range-filters.tsx'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

const KEYS = ['product_name', ...LISTING_KEYS]

export const handle: PageHandle = { query: KEYS, waits: true }

/** Lists products when the address has filters; otherwise categories to browse. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const query = listingQuery(searchParams)
  if (KEYS.some((key) => searchParams.has(key)))
    return { words: query.product_name ?? '', found: await loadListing(api, query), browse: undefined }
  const [categories, featured] = await Promise.all([api.categories.listPublic(), api.products.featured()])
  const browse = {
    categories: categories.data.map(shownCategory),
    first: categories.first_category_info.name,
    subCategories: categories.subcategory_data.map(shownSubCategory),
    featured: shownCards(featured.data.slice(0, 4)),
    total: categories.data.reduce((sum, { total_products }) => sum + total_products, 0),
  }
  return { words: '', found: undefined, browse }
}

/** `/baltra-allProducts` */
export default function AllProducts({ loaderData: { words, found, browse } }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead
        title={words ? m.products_search_for({ words }) : m.products_all_title({ country: brand.country() })}
        description={m.products_all_description()}
        path={ALL_PRODUCTS}
        unlisted={found !== undefined}
      />
      <SearchHero title={m.products_our_products()} text={m.products_our_products_text()} words={words} live />
      {found && <Found words={words} found={found} />}
      {browse && <Browse {...browse} />}
    </main>
  )
}

type Data = Route.ComponentProps['loaderData']

const Found = ({ words, found }: { words: string; found: NonNullable<Data['found']> }) => (
  <Listing
    title={words ? m.products_search_results() : m.products_all_products()}
    found={found}
    empty={m.products_none_found()}
    filterKeys={FILTER_KEYS}
    keep={['product_name']}
  >
    <WholeRangeFilters found={found} />
  </Listing>
)

const Browse = ({ categories, first, subCategories, featured, total }: NonNullable<Data['browse']>) => (
  <>
    <section className="mx-auto max-w-shop pt-10 lg:px-10 lg:pt-16" aria-labelledby="categories">
      <div className="flex flex-wrap items-center justify-between gap-x-8 px-5 lg:px-0">
        <h2 id="categories" className="text-heading lg:text-title">
          {m.products_categories()}
        </h2>
        <ArrowLink to="?sort_order=featured">{m.products_all_of({ shown: whole(total) })}</ArrowLink>
      </div>
      <div className="mt-5 lg:mt-8">
        <CategoryStrip categories={categories} />
      </div>
    </section>
    <section className="mx-auto max-w-shop py-14 lg:px-10 lg:py-24" aria-labelledby="featured">
      <h2 id="featured" className="px-5 text-heading lg:px-0 lg:text-title">
        {m.products_featured()}
      </h2>
      <div className="mt-5 lg:mt-8">
        <ProductStrip products={featured} seenFirst />
      </div>
    </section>
    {subCategories.length > 0 && (
      <section className="border-t border-line" aria-labelledby="first">
        <div className="mx-auto max-w-shop px-5 py-14 lg:px-10 lg:py-24">
          <h2 id="first" className="text-heading lg:text-title">
            {first}
          </h2>
          <div className="mt-5 lg:mt-8">
            <SubCategoryTiles subCategories={subCategories} />
          </div>
        </div>
      </section>
    )}
  </>
)
