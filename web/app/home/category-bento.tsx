import { ALL_PRODUCTS, categoryProductsPath } from 'contract/core/paths'
import { clsx } from 'clsx'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { Link } from 'react-router'
import type { ShownCategory } from '../categories/shop/shown-tiles.ts'
import { Picture } from '../ui/data/picture.tsx'
import { ArrowLink } from '../ui/buttons/arrow-link.tsx'
import { ON_INTENT } from '../ui/browser/saves-data.ts'
import { m } from '#messages'

const GROUNDS = ['sage', 'clay', 'mist', 'ground', 'ground', 'sage', 'mist'] as const
const COLOUR = { sage: 'bg-sage', clay: 'bg-clay', mist: 'bg-mist', ground: 'bg-ground' }

/** The categories as they are now, the first one large. */
export const CategoryBento = ({ categories }: { categories: readonly ShownCategory[] }) => (
  <section className="below-fold mx-auto max-w-shop px-5 py-16 lg:px-10 lg:py-28" aria-labelledby="range">
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
      <h2 id="range" className="text-title">
        {m.home_range_title()}
      </h2>
      <ArrowLink to={ALL_PRODUCTS}>{m.home_all_products()}</ArrowLink>
    </div>
    <ul className="mt-7 grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 md:grid-cols-3 lg:mt-10 lg:auto-rows-fr lg:grid-cols-5 lg:gap-4">
      {categories.map((category, at) => (
        <li key={category.id} className={clsx(at === 0 && 'col-span-2 md:max-lg:col-span-3 lg:row-span-2')}>
          <Tile category={category} large={at === 0} ground={GROUNDS[at % GROUNDS.length] ?? 'ground'} />
        </li>
      ))}
    </ul>
  </section>
)

const Tile = ({
  category,
  large,
  ground,
}: {
  category: ShownCategory
  large: boolean
  ground: keyof typeof COLOUR
}) => (
  <Link
    to={categoryProductsPath(category.id)}
    prefetch={ON_INTENT}
    className={clsx('group flex h-full flex-col overflow-hidden rounded-ground', COLOUR[ground])}
  >
    <span
      className={clsx(
        'relative block grow overflow-hidden',
        large ? 'max-lg:aspect-4/3 md:max-lg:aspect-2/1' : 'aspect-square',
      )}
    >
      {category.picture && (
        <Picture
          picture={{ ...category.picture, ground }}
          alt=""
          sizes={large ? '(min-width: 64rem) 31rem, 90vw' : '(min-width: 64rem) 15rem, (min-width: 48rem) 30vw, 45vw'}
          className="absolute inset-0"
          imageClassName={clsx(
            'size-full object-contain transition-transform duration-200',
            large ? 'scale-112 group-hover:scale-115' : 'px-2 pt-3 group-hover:scale-[1.025]',
          )}
        />
      )}
    </span>
    <span
      className={clsx(
        'flex flex-wrap items-end justify-between gap-2 px-4 pt-1 pb-4 wrap-anywhere',
        large && 'lg:px-7 lg:pb-6',
      )}
    >
      <span className={large ? 'text-heading leading-tight' : 'text-sm leading-tight font-medium'}>
        {category.name}
        {large && <span className="mt-1 block text-sm font-normal tracking-normal text-ink-2">{category.desc}</span>}
      </span>
      <ArrowUpRight className="size-5 text-ink-3 transition-colors group-hover:text-ink" aria-hidden />
    </span>
  </Link>
)
