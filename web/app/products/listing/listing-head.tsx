import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonLook, labelLook } from '../../ui/buttons/button-look.ts'
import { FILTER_PANEL, LISTING_FORM } from './listing-form.tsx'
import { isByMatch, searchWith, shownSort } from './listing-search.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** The labels are those of the specification, letter for letter. */
const SORTS = [
  { value: 'featured', label: m.products_sort_featured },
  { value: 'all', label: m.products_sort_all },
  { value: 'asc', label: m.products_sort_low },
  { value: 'desc', label: m.products_sort_high },
] as const

export interface ListingHeadProps {
  title: ReactNode
  total: number
  /** How many filters are set. */
  filters: number
  search: URLSearchParams
}

/** What is listed and how many; on a phone the way to the filters; the order; grid or list. */
export const ListingHead = ({ title, total, filters, search }: ListingHeadProps) => (
  <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
    <h2 id="result" className="mr-auto flex flex-wrap items-baseline gap-x-2 text-heading max-lg:w-full">
      <span>{title}</span>
      <output className="text-sm font-normal tracking-normal text-ink-3 tabular-nums">
        {total > 1 && isByMatch(search)
          ? m.products_best_first({ shown: whole(total) })
          : m.products_count({ count: total, shown: whole(total) })}
      </output>
    </h2>
    <button type="button" popoverTarget={FILTER_PANEL} className={`${buttonLook('line', 'md')} max-lg:grow lg:hidden`}>
      <span className={labelLook('md')}>
        <SlidersHorizontal aria-hidden />
        {m.products_filters()}
        {filters > 0 && (
          <span className="rounded-full bg-ink px-2 py-0.5 text-2xs text-white tabular-nums">{whole(filters)}</span>
        )}
      </span>
    </button>
    <label className="max-lg:grow">
      <span className="sr-only">{m.products_sort()}</span>
      <select
        key={shownSort(search)}
        form={LISTING_FORM}
        name="sort_order"
        defaultValue={shownSort(search)}
        onChange={({ target }) => target.form?.requestSubmit()}
        className="chevron h-11 w-full rounded-control border border-line-2 bg-white pl-4 text-sm hover:border-control"
      >
        {SORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label()}
          </option>
        ))}
      </select>
    </label>
    <nav aria-label={m.products_view()} className="hidden rounded-control border border-line-2 p-0.5 sm:flex">
      <View to={searchWith(search, { view: undefined })} label={m.products_grid()} here={!isList(search)}>
        <LayoutGrid className="size-4.5" aria-hidden />
      </View>
      <View to={searchWith(search, { view: 'list' })} label={m.products_list()} here={isList(search)}>
        <List className="size-4.5" aria-hidden />
      </View>
    </nav>
  </div>
)

export const isList = (search: URLSearchParams): boolean => search.get('view') === 'list'

const View = ({ to, label, here, children }: { to: string; label: string; here: boolean; children: ReactNode }) => (
  <Link
    to={to}
    replace
    preventScrollReset
    aria-label={label}
    title={label}
    aria-current={here || undefined}
    className="flex size-10 items-center justify-center rounded-badge text-ink-3 hover:text-ink aria-[current=true]:bg-ground-2 aria-[current=true]:text-ink"
  >
    {children}
  </Link>
)
