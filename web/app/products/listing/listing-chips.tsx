import type { Facets } from 'contract/products/endpoints'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { bandWords, warrantyWords } from './listing-filters.tsx'
import { searchWith } from './listing-search.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'
import { colourWords } from '../../ui/format/colour-words.ts'

export interface Chip {
  words: string
  /** the address parameters it represents */
  keys: readonly string[]
}

/** The filters that an address sets, in words; of those that the screen offers. */
export function chipsOf(search: URLSearchParams, keys: readonly string[], facets: Facets): Chip[] {
  const given = (key: string) => (keys.includes(key) ? (search.get(key) ?? '') : '')
  const nameIn = (list: Facets['categories'], id: string) => list.find((entry) => String(entry.id) === id)?.name ?? id
  const [min, max] = [Number(given('min_price')), Number(given('max_price'))]
  const chips: (Chip | false)[] = [
    given('category') !== '' && {
      words: nameIn(facets.categories, given('category')),
      keys: ['category', 'subcategory'],
    },
    given('subcategory') !== '' && {
      words: nameIn(facets.sub_categories, given('subcategory')),
      keys: ['subcategory'],
    },
    (min > 0 || max > 0) && { words: bandWords(min, max), keys: ['min_price', 'max_price'] },
    Number(given('warranty')) > 0 && {
      words: m.products_chip_warranty({ least: warrantyWords(Number(given('warranty'))) }),
      keys: ['warranty'],
    },
    given('in_stock') === 'true' && { words: m.products_in_stock_only(), keys: ['in_stock'] },
    given('color') !== '' && { words: colourWords(given('color')), keys: ['color'] },
    given('power') !== '' && { words: measureWords(given('power')), keys: ['power'] },
    given('size') !== '' && { words: measureWords(given('size')), keys: ['size'] },
  ]
  return chips.filter((chip) => chip !== false)
}

/** The active filters; pressing one removes it. */
export function ListingChips({ chips, search }: { chips: readonly Chip[]; search: URLSearchParams }) {
  if (chips.length === 0) return null
  return (
    <ul
      className="strip -mx-5 mt-4 flex gap-2 px-5 py-1 *:shrink-0 lg:mx-0 lg:flex-wrap lg:px-0"
      aria-label={m.products_active_filters()}
    >
      {chips.map(({ words, keys }) => (
        <li key={keys[0]}>
          <Link
            to={searchWith(search, Object.fromEntries(keys.map((key) => [key, undefined])))}
            preventScrollReset
            aria-label={m.products_remove_filter({ filter: words })}
            className="inline-flex h-9 items-center gap-1.5 rounded-full bg-ground pr-2.5 pl-3.5 text-xs whitespace-nowrap hover:bg-ground-2 pointer-coarse:h-11"
          >
            {words}
            <X className="size-3.5 text-ink-3" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
