import { categoryProductsPath } from 'contract/core/paths'
import { clsx } from 'clsx'
import { ProductPicture } from '../../products/card/product-picture.tsx'
import { CardLink } from '../../ui/buttons/card-link.tsx'
import type { ShownCategory } from './shown-tiles.ts'
import { ON_INTENT } from '../../ui/browser/saves-data.ts'

/** All categories in one row; on a phone it goes on beyond the edge. */
export const CategoryStrip = ({ categories }: { categories: readonly ShownCategory[] }) => (
  <ul
    className={clsx(
      'strip flex gap-3 px-5 *:w-32 *:shrink-0 *:snap-start *:scroll-ml-5 lg:grid lg:gap-4 lg:overflow-visible lg:px-0 lg:*:w-auto',
      COLUMNS[categories.length] ?? 'lg:grid-cols-8',
    )}
  >
    {categories.map(({ id, name, picture }, at) => (
      <li key={id} className="group relative">
        <ProductPicture
          picture={picture && { ...picture, ground: GROUNDS[at % GROUNDS.length] ?? picture.ground }}
          sizes="(min-width: 64rem) 10rem, 8rem"
          imageClassName="p-2.5 transition-transform duration-200 group-hover:scale-[1.025]"
        />
        <h3 className="mt-2.5 text-sm leading-snug font-medium">
          <CardLink to={categoryProductsPath(id)} prefetch={ON_INTENT}>
            {name}
          </CardLink>
        </h3>
      </li>
    ))}
  </ul>
)

/** Known in advance: the row is drawn while the last pictures are still loading. */
const COLUMNS = [
  '',
  'lg:grid-cols-4',
  'lg:grid-cols-4',
  'lg:grid-cols-4',
  'lg:grid-cols-4',
  'lg:grid-cols-5',
  'lg:grid-cols-6',
  'lg:grid-cols-7',
]

const GROUNDS = ['sage', 'clay', 'mist', 'ground'] as const
