import { ProductPicture } from '../products/product-picture.tsx'
import { CardLink } from '../ui/card-link.tsx'
import type { ShownCategory } from './shown-tiles.ts'

/** All categories in one row; on a phone it goes on beyond the edge. */
export const CategoryStrip = ({ categories }: { categories: readonly ShownCategory[] }) => (
  <ul className="strip flex gap-3 px-5 *:w-32 *:shrink-0 *:snap-start *:scroll-ml-5 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-4 lg:overflow-visible lg:px-0 lg:*:w-auto">
    {categories.map(({ id, name, picture }, at) => (
      <li key={id} className="group relative">
        <ProductPicture
          picture={picture && { ...picture, ground: GROUNDS[at % GROUNDS.length] ?? picture.ground }}
          sizes="(min-width: 64rem) 10rem, 8rem"
          priority={at < 2}
          imageClassName="p-2.5 transition-transform duration-200 group-hover:scale-[1.025]"
        />
        <h3 className="mt-2.5 text-sm leading-snug font-medium">
          <CardLink to={`/baltra-subCategoryProducts/${id}`} prefetch="intent">
            {name}
          </CardLink>
        </h3>
      </li>
    ))}
  </ul>
)

const GROUNDS = ['sage', 'clay', 'mist', 'ground'] as const
