import { SHOP_HOME } from 'contract/core/paths'
import { apiContext } from '../api/context.ts'
import { brand } from '../brand/brand.tsx'
import { shownCategory } from '../categories/shop/shown-tiles.ts'
import { SiteHead } from '../seo/site-head.tsx'
import { brandData } from '../seo/brand-data.ts'
import { originOf } from '../seo/structured-data.ts'
import { shownCards } from '../products/shown-card.ts'
import { loadWords } from '../brand/load-words.ts'
import type { PageHandle } from 'contract/core/page'
import type { Route } from './+types/home'
import { HomeParts } from './home-parts.tsx'
import { m } from '#messages'

const BEST_SELLERS = 4

export const handle: PageHandle = { waits: true }

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [words, categories, featured] = await Promise.all([
    loadWords(api, 'home'),
    api.categories.listPublic(),
    api.products.featured(),
  ])
  return {
    words,
    categories: categories.data.map(shownCategory),
    bestSellers: shownCards(featured.data.slice(0, BEST_SELLERS)),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => (import.meta.env.SSR ? brandData(originOf(matches)) : [])

/** `/baltra-aboutUs-Page`: the home page. */
export default function Home({ loaderData: parts }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead title={m.home_title()} description={brand.description()} path={SHOP_HOME} />
      <HomeParts {...parts} />
    </main>
  )
}
