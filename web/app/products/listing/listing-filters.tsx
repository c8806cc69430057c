import { monthsText } from 'contract/core/dates/durations'
import { clsx } from 'clsx'
import type { Facets } from 'contract/products/endpoints'
import type { ChangeEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { rupees } from '../../ui/format/price.ts'
import { SwatchChoice } from '../../ui/fields/swatch-choice.tsx'
import { useTypedFilter } from './use-typed-filter.ts'
import { searchWith } from './listing-search.ts'
import { useListingSearch } from './use-listing.ts'
import type { ShownCard } from '../shown-card.ts'
import { measureWords } from '../../ui/format/measure-words.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'
import { pageLocale } from '../../core/locale.ts'
import { colourWords } from '../../ui/format/colour-words.ts'

const ROW = 'flex min-h-11 items-center gap-3 text-sm lg:min-h-9'

/** Lowest and highest price, and the usual ranges with their product counts. */
export function PriceFilter({ bands }: { bands: Facets['price_bands'] }) {
  const search = useListingSearch()
  return (
    <Filter label={m.products_price()}>
      <div className="grid grid-cols-2 gap-2">
        <PriceField name="min_price" label={m.products_from()} search={search} />
        <PriceField name="max_price" label={m.products_to()} search={search} />
      </div>
      <ul className="mt-2">
        {bands.map(({ min, max, total }) => {
          const here = search.get('min_price') === String(min) && (search.get('max_price') ?? '') === String(max ?? '')
          if (total === 0 && !here) return null
          return (
            <li key={min}>
              <Link
                to={searchWith(search, here ? NO_PRICE : { min_price: min, max_price: max ?? undefined })}
                preventScrollReset
                aria-current={here || undefined}
                className={`${ROW} hover:underline aria-[current=true]:font-medium`}
              >
                {bandWords(min, max)}
                <Count>{total}</Count>
              </Link>
            </li>
          )
        })}
      </ul>
    </Filter>
  )
}

const NO_PRICE = { min_price: undefined, max_price: undefined }

/** `Rs. 1,000 to Rs. 2,499`, `Below Rs. 1,000`, `From Rs. 10,000` */
export function bandWords(min: number | undefined, max: number | null | undefined): string {
  if (!min) return m.products_price_to({ price: rupees(max ?? 0) })
  return max
    ? m.products_price_between({ min: rupees(min), max: rupees(max) })
    : m.products_price_from({ price: rupees(min) })
}

/** One end of the price: the products follow a little after the last digit. */
const PriceField = ({ name, label, search }: { name: string; label: string; search: URLSearchParams }) => {
  const typed = useTypedFilter()
  return (
    <label className="min-w-0">
      <span className="mb-1 block text-2xs text-ink-2">{label}</span>
      <span className="relative block">
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-xs text-ink-3">
          {m.products_rupees()}
        </span>
        <input
          {...typed}
          name={name}
          inputMode="numeric"
          maxLength={14}
          autoComplete="off"
          defaultValue={search.get(name) ?? ''}
          className="h-11 w-full rounded-control border border-control pr-2 pl-10 text-base tabular-nums hover:border-ink lg:text-sm"
        />
      </span>
    </label>
  )
}

/** How long a warranty must last at least; of steps that leave the same products the longest. */
export function WarrantyFilter({ warranties }: { warranties: Facets['warranties'] }) {
  const chosen = useListingSearch().get('warranty')
  const tells = ({ months, total }: Facets['warranties'][number], at: number) =>
    String(months) === chosen || (total > 0 && total !== warranties[at + 1]?.total)
  return (
    <ChoiceFilter
      label={m.products_warranty()}
      name="warranty"
      all={m.products_any()}
      choices={warranties
        .filter(tells)
        .map(({ months, total }) => ({ id: months, name: warrantyWords(months), total }))}
    />
  )
}

/** `6 months or more`, `2 years or more` */
export const warrantyWords = (months: number): string =>
  m.products_or_more({ duration: monthsText(months, pageLocale()) })

/** Only what can be bought now. */
export function AvailabilityFilter({ inStock }: { inStock: number }) {
  const search = useListingSearch()
  return (
    <Filter label={m.products_availability()}>
      <label className={ROW}>
        <input
          type="checkbox"
          name="in_stock"
          value="true"
          defaultChecked={search.get('in_stock') === 'true'}
          onChange={apply}
          className="tick"
        />
        {m.products_in_stock_only()}
        <Count>{inStock}</Count>
      </label>
    </Filter>
  )
}

/** Facets of one kind of product: power, and their size or capacity. */
export const SpecFilters = ({ facets: { powers, sizes } }: { facets: Facets }) => (
  <>
    <SpecFilter label={m.products_power()} name="power" found={powers} />
    <SpecFilter label={m.products_size_or_capacity()} name="size" found={sizes} />
  </>
)

/** What was chosen stays among the choices when the other filters leave no product of it: it would be lost otherwise. */
function SpecFilter({ label, name, found }: { label: string; name: string; found: Facets['powers'] }) {
  const chosen = useListingSearch().get(name)
  const choices = (found ?? []).map(({ name, total }) => ({ id: name, name: measureWords(name), total }))
  if (chosen && !choices.some(({ id }) => id === chosen))
    choices.push({ id: chosen, name: measureWords(chosen), total: 0 })
  return <ChoiceFilter label={label} name={name} all={m.products_any()} choices={choices} />
}

/** One of some, or all of them. Not there while there is nothing to choose between. */
export function ChoiceFilter({
  label,
  name,
  all,
  choices,
}: {
  label: string
  name: string
  all: string
  choices: readonly { id: number | string; name: string; total: number }[]
}) {
  const search = useListingSearch()
  const chosen = search.get(name) ?? ''
  if (choices.length < 2 && chosen === '') return null
  const choice = (value: string, words: string, total?: number) => (
    <label key={value} className={ROW}>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={chosen === value}
        onChange={apply}
        className="tick"
      />
      {words}
      {total !== undefined && <Count>{total}</Count>}
    </label>
  )
  return (
    <Filter label={label}>
      {choice('', all)}
      {choices.map(({ id, name, total }) => choice(String(id), name, total))}
    </Filter>
  )
}

/** The colours of the products shown. */
export function ColourFilter({ products }: { products: readonly ShownCard[] }) {
  const search = useListingSearch()
  const chosen = search.get('color') ?? ''
  const colours = new Map(products.flatMap((card) => card.color_names.map((name, at) => [name, card.color_styles[at]])))
  if (colours.size === 0) return null
  return (
    <Filter label={m.products_colour()}>
      <div className="flex flex-wrap lg:-ml-2">
        {[...colours].map(([name, hex]) => (
          <SwatchChoice
            key={name}
            type="checkbox"
            hex={hex ?? ''}
            name="color"
            value={name}
            label={colourWords(name)}
            defaultChecked={chosen === name}
            onChange={oneColour}
          />
        ))}
      </div>
    </Filter>
  )
}

const Filter = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="border-t border-line py-5">
    <legend className="float-left mb-2 w-full text-xs font-semibold">{label}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

const Count = ({ children, className }: { children: number; className?: string }) => (
  <span className={clsx('ml-auto text-2xs font-normal text-ink-3 tabular-nums', className)}>{whole(children)}</span>
)

const apply = ({ target }: ChangeEvent<HTMLInputElement>) => target.form?.requestSubmit()

/** The search takes one colour; unlike a radio button, a tick can be taken away again. */
function oneColour(event: ChangeEvent<HTMLInputElement>) {
  const others = event.target.form?.querySelectorAll<HTMLInputElement>('input[name=color]') ?? []
  for (const other of others) if (other !== event.target) other.checked = false
  apply(event)
}
