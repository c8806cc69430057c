import { clsx } from 'clsx'
import ListFilter from 'lucide-react/icons/list-filter'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { m } from '#messages'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { FRAME, keepTyping } from './kept-typing.ts'

const SEARCH_DELAY_MS = 300

interface FiltersProps {
  label: string
  /** the fields that are searched, which are in sight on a phone as well */
  searched?: readonly string[]
  /** nothing beside the search: a phone needs no button for the rest */
  isSearchAlone?: boolean
  children: ReactNode
}

const SEARCHED = ['search']

/**
 * The filters of a list: a GET form, so they are in the address. Changing one returns to page 1. On a phone they are behind one
 * button, beside the search.
 */
export function Filters({ label, searched = SEARCHED, isSearchAlone = false, children }: FiltersProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const formKey = useFormKey()
  const filtered = useFiltered()
  const sort = useFilter('sort')
  const view = useFilter('view')
  const reset = useUnfiltered()
  const [isOpen, setOpen] = useState(false)
  const set = useHowManySet(searched)

  const applying = useMemo<Applying>(() => {
    const now = (form: HTMLFormElement, { replace = false } = {}) => {
      clearTimeout(timer.current)
      void navigate({ search: searchOf(form) }, { replace, preventScrollReset: true, state: { filters: formKey } })
    }
    const later = (form: HTMLFormElement, delay = SEARCH_DELAY_MS) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => now(form, { replace: true }), delay)
    }
    return { now, later, stop: () => clearTimeout(timer.current) }
  }, [navigate, formKey])
  // A pending search must not replace the address of a screen opened since; it is stopped before the next form starts its own.
  useLayoutEffect(() => applying.stop, [applying])
  const form = useMemo(
    () => keepTyping({ path: pathname, key: formKey }, applying.later),
    [pathname, formKey, applying],
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    applying.now(event.currentTarget)
  }
  return (
    <search aria-label={label}>
      <form
        key={formKey}
        ref={form}
        onSubmit={submit}
        className={clsx('flex flex-wrap items-end gap-2', !isOpen && 'max-sm:[&>*:not([data-always])]:hidden')}
      >
        {!isSearchAlone && (
          <Button
            data-always=""
            variant="line"
            size="sm"
            aria-expanded={isOpen}
            className="-order-1 h-11! sm:hidden"
            onClick={() => setOpen(!isOpen)}
          >
            <ListFilter />
            {set > 0 ? m.lists_filter_set({ shown: whole(set) }) : m.lists_filter()}
          </Button>
        )}
        <ApplyContext value={applying}>{children}</ApplyContext>
        {sort && <input type="hidden" name="sort" value={sort} />}
        {view && <input type="hidden" name="view" value={view} />}
        {filtered ? (
          <ButtonLink to={reset} variant="quiet" size="sm" className="h-10!">
            {m.lists_reset()}
          </ButtonLink>
        ) : (
          <Button variant="quiet" size="sm" disabled className="h-10! pointer-coarse:h-11!">
            {m.lists_reset()}
          </Button>
        )}
      </form>
    </search>
  )
}

interface Applying {
  now: (form: HTMLFormElement, how?: { replace?: boolean }) => void
  later: (form: HTMLFormElement, delay?: number) => void
  stop: () => void
}

const ApplyContext = createContext<Applying>({ now: () => {}, later: () => {}, stop: () => {} })

/** For the fields inside: `now` on selection, `later` while typing. */
export const useApply = (): Applying => useContext(ApplyContext)

/** The value of a filter in the address. */
export const useFilter = (name: string): string => useAddressFilters().get(name) ?? ''

/** Sets filters in the address, or removes those without a value, and returns to page 1. */
export function useChangeFilters(): (values: Record<string, string>) => void {
  const { search } = useLocation()
  const navigate = useNavigate()
  return (values) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ ...values, page: '' })) {
      params.delete(name)
      if (value) params.set(name, value)
    }
    void navigate({ search: params.toString() }, { preventScrollReset: true })
  }
}

/** Whether any filter is set. */
export const useFiltered = (): boolean =>
  [...useAddressFilters()].some(([name, value]) => !MANNERS.has(name) && value !== '')

/** Parameters that change how rows are shown, not which. */
const MANNERS = new Set(['page', 'sort', 'view'])

/** The first and the last day, of the filing, of the closing and of the call: both together are one filter. */
const PAIRS = [
  ['from', 'to'],
  ['closed_from', 'closed_to'],
  ['called_from', 'called_to'],
]

/** How many filters are set beside the search: both ends of the days are one, each condition is one. */
function useHowManySet(searched: readonly string[]): number {
  const address = useAddressFilters()
  const named = [...address].filter(
    ([name, value]) =>
      value !== '' &&
      !MANNERS.has(name) &&
      !searched.includes(name) &&
      !PAIRS.flat().includes(name) &&
      name !== 'where',
  )
  const days = PAIRS.filter((pair) => pair.some((name) => address.get(name))).length
  // Lists of the portal count too, and need not load what reads conditions.
  const conditions = (address.get('where') ?? '').split(';').filter(Boolean)
  return named.length + days + conditions.length
}

/** The address of the same screen without filters: a board stays one. */
export function useUnfiltered(): string {
  const view = useFilter('view')
  return view ? `?view=${view}` : '?'
}

/** The server renders the frame without a query, so the first render in the browser has none either. */
function useAddressFilters(): URLSearchParams {
  const { search } = useLocation()
  return new URLSearchParams(useHydrated() ? search : '')
}

/**
 * The fields keep their input while the form itself changes the address, and start again from the address when something
 * else did: Reset, a page, going back.
 */
function useFormKey(): string {
  const { key, state } = useLocation()
  const hydrated = useHydrated()
  const isOwn = useNavigationType() !== NavigationType.Pop
  if (!hydrated) return FRAME
  return (isOwn && (state as { filters?: string } | null)?.filters) || key
}

function searchOf(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [name, given] of new FormData(form)) {
    const value = typeof given === 'string' ? given.trim() : ''
    if (value === '') continue
    // Each condition is a field of its own in the form, and all are one parameter.
    const before = name === 'where' && search.get(name)
    search.set(name, before ? `${before};${value}` : value)
  }
  return search.toString()
}
