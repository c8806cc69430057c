import X from 'lucide-react/icons/x'
import { useEffect, useRef, type FocusEvent, type FormEvent, type ReactNode, type ToggleEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { searchOfForm, searchWith, searchWithoutFilters } from './listing-search.ts'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** The one form of a listing; a field outside of it joins by `form={LISTING_FORM}`. */
export const LISTING_FORM = 'listing'
export const FILTER_PANEL = 'filters'

export interface ListingFormProps {
  search: URLSearchParams
  /** The filters in it, for "Clear all". */
  filterKeys: readonly string[]
  /** Filters chosen elsewhere, kept unchanged. */
  keep: readonly string[]
  /** How many products the chosen filters leave; undefined while they are counted. */
  total: number | undefined
  children: ReactNode
}

/**
 * The filters: a column on a desk, on a phone a panel that the browser itself opens and closes, so that they work before
 * any script has come. A change applies at once, and the field that has the focus keeps it.
 */
export function ListingForm({ search, filterKeys, keep, total, children }: ListingFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // What was asked for last: on a slow line the address follows later, and until then the fields must not go back to it.
  const asked = useRef(search)
  useEffect(() => {
    asked.current = search
    if (form.current) fillIn(form.current, search)
  }, [search])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = searchOfForm(event.currentTarget)
    if (asked.current === search && isSame(wanted, searchWith(search, {}))) return
    asked.current = new URLSearchParams(wanted)
    // Each digit of a price is not a step on the way back.
    void navigate(wanted, { preventScrollReset: true, replace: isTyping(event.currentTarget) })
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isText(relatedTarget)) fillIn(currentTarget, asked.current)
  }
  const clear = searchWithoutFilters(search, filterKeys)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears when it opens and is left
    <div
      ref={panel}
      role="complementary"
      id={FILTER_PANEL}
      popover="auto"
      onToggle={opened}
      onBlur={passed}
      aria-label={m.products_filters()}
      className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none flex-col lg:w-auto overscroll-contain bg-white text-ink backdrop:bg-night/45 max-lg:rounded-t-card max-lg:shadow-float max-lg:open:flex lg:sticky lg:top-24 lg:block lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:-mx-1 lg:overflow-y-auto lg:px-1"
    >
      <div className="flex h-14 shrink-0 items-center justify-between max-lg:border-b max-lg:border-line max-lg:pr-2 max-lg:pl-5 lg:h-11">
        <h2 className="text-heading lg:text-sm lg:font-semibold lg:tracking-normal">{m.products_filters()}</h2>
        <Link
          to={clear}
          preventScrollReset
          className="flex min-h-11 items-center px-1 text-xs text-ink-2 underline decoration-line-2 underline-offset-4 hover:text-ink hover:decoration-red max-lg:hidden"
        >
          {m.products_clear_all()}
        </Link>
        <button
          type="button"
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={m.ui_close()}
          className="flex size-11 items-center justify-center rounded-control hover:bg-ground lg:hidden"
        >
          <X className="size-5" aria-hidden />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears when a field is left */}
      <form
        ref={form}
        id={LISTING_FORM}
        aria-label={m.products_filters()}
        onSubmit={submit}
        onBlur={left}
        className="px-5 *:first:border-t-0 max-lg:grow max-lg:overflow-y-auto lg:mt-2 lg:px-0 lg:*:first:border-t"
      >
        {children}
        {keep.map((name) => (
          <input key={name} type="hidden" name={name} defaultValue={search.get(name) ?? ''} />
        ))}
      </form>
      <div className="flex shrink-0 flex-wrap gap-3 border-t border-line px-5 py-3 lg:hidden">
        <ButtonLink to={clear} preventScrollReset variant="line" className="grow">
          {m.products_clear_all()}
        </ButtonLink>
        <Button type="submit" form={LISTING_FORM} className="grow-2" onClick={() => panel.current?.hidePopover()}>
          {total === undefined ? m.products_show() : m.products_show_count({ count: total, shown: whole(total) })}
        </Button>
      </div>
    </div>
  )
}

/** As a panel over the page it is a dialog, and begins at its first button. */
function opened({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  currentTarget.role = newState === 'open' ? 'dialog' : 'complementary'
  if (newState === 'open') currentTarget.querySelector('button')?.focus()
}

/** Whoever goes on to the page behind it with the keys sees the page. */
function passed({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.role === 'dialog')
    currentTarget.hidePopover()
}

/** Whether two addresses list the same, whatever the order of their keys. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => {
    const search = new URLSearchParams(text)
    search.sort()
    return search.toString()
  })
  return a === b
}

const isText = (element: EventTarget | null): boolean => element instanceof HTMLInputElement && element.type === 'text'
const isTyping = (form: HTMLFormElement) => form.contains(document.activeElement) && isText(document.activeElement)

/**
 * Updates the fields from the address, as after "back", or when a filter was removed elsewhere. While a price is
 * typed, both stay as they are: half a number would change places with the other one.
 */
function fillIn(form: HTMLFormElement, search: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox'))
      field.checked = (search.get(field.name) ?? '') === field.value
    else if (field instanceof HTMLInputElement && !isTyping(form)) field.value = search.get(field.name) ?? ''
  }
}
