import type { ShownPage } from 'contract/website-pages/parts'
import { brand } from '../brand/brand.tsx'
import type { ShownCategory } from '../categories/shop/shown-tiles.ts'
import type { ShownCard } from '../products/shown-card.ts'
import { Banners } from './banners.tsx'
import { BestSellers } from './best-sellers.tsx'
import { BrandBlock } from './brand-block.tsx'
import { CategoryBento } from './category-bento.tsx'
import { Competences } from './competences.tsx'
import { Distributors } from './distributors.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { Milestones } from './milestones.tsx'
import { Promises } from './promises.tsx'

export interface HomePartsProps {
  words: ShownPage<'home'>
  categories: readonly ShownCategory[]
  bestSellers: readonly ShownCard[]
}

/** The home page, in the order of its design; what the owner left empty is left out. */
export const HomeParts = ({ words, categories, bestSellers }: HomePartsProps) => (
  <>
    {words.banners.length > 0 && <Banners banners={words.banners} />}
    <Hero hero={words.hero} />
    {words.facts.length > 0 && <Facts facts={words.facts} />}
    {categories.length > 0 && <CategoryBento categories={categories} />}
    <BrandBlock />
    {words.milestones.length > 0 && <Milestones milestones={words.milestones} />}
    <Competences />
    {bestSellers.length > 0 && <BestSellers products={bestSellers} />}
    {brand.isDrawn && <Distributors />}
    <Promises promises={words.promises} />
  </>
)
