import { SHOP_HOME } from 'contract/core/paths'
import { apiContext } from '../context.ts'
import { brand } from '../brand.tsx'
import { shownCategory } from '../categories/shop/shown-tiles.ts'
import { SiteHead } from '../layouts/site-head.tsx'
import { brandData } from '../seo/brand-data.ts'
import { originOf } from '../seo/structured-data.ts'
import { shownCards } from '../products/shown-card.ts'
import type { Route } from './+types/home'
import { BestSellers } from './best-sellers.tsx'
import { BrandBlock } from './brand-block.tsx'
import { CategoryBento } from './category-bento.tsx'
import { Competences } from './competences.tsx'
import { Distributors } from './distributors.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { Milestones } from './milestones.tsx'
import { Promises } from './promises.tsx'
import { m } from '#messages'

const BEST_SELLERS = 4

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [categories, featured] = await Promise.all([api.categories.listPublic(), api.products.featured()])
  return {
    categories: categories.data.map(shownCategory),
    bestSellers: shownCards(featured.data.slice(0, BEST_SELLERS)),
  }
}

export const meta: Route.MetaFunction = ({ matches }) => (import.meta.env.SSR ? brandData(originOf(matches)) : [])

/** `/baltra-aboutUs-Page`: the home page. */
export default function Home({ loaderData: { categories, bestSellers } }: Route.ComponentProps) {
  return (
    <main id="main">
      <SiteHead title={m.home_title()} description={brand.description()} path={SHOP_HOME} />
      <Hero />
      <Facts />
      {categories.length > 0 && <CategoryBento categories={categories} />}
      <BrandBlock />
      {brand.isDrawn && <Milestones />}
      <Competences />
      {bestSellers.length > 0 && <BestSellers products={bestSellers} />}
      {brand.isDrawn && <Distributors />}
      <Promises />
    </main>
  )
}
