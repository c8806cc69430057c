import { EDIT_PRODUCT, OFFICE_PRODUCT } from 'contract/core/office-paths'
import { prefixOf } from 'contract/core/paths'
import { stored } from '../ui/browser/stored.ts'

/** The rows of a list that were seen last, in its order, and where they stand in it. */
export interface Trail {
  /** the path of the list and its query, without the question mark */
  list: string
  search: string
  /** around the id in the address of a row's screen */
  before: string
  after: string
  ids: number[]
  /** how many rows are before these */
  skipped: number
  total: number
  /** rows of a page */
  size: number
  /** of the list's frame, in pixels */
  scrolled: number
}

/** By list, in this tab; the one that was seen last is last. */
export const trails = stored<readonly Trail[]>('list-trails', {
  area: 'tab',
  check: (value) => (Array.isArray(value) && value.every(isTrail) ? value : undefined),
  empty: [],
})

/** Stores the rows a list currently shows. */
export const keepTrail = (trail: Trail): void =>
  trails.keep([...trails.read().filter(({ list }) => list !== trail.list), trail])

/** Updates a stored trail in place. */
export const changeTrail = (list: string, change: Partial<Trail>): void =>
  trails.keep(trails.read().map((trail) => (trail.list === list ? { ...trail, ...change } : trail)))

/** The trail that a screen is on, and where on it. */
export function placeOn(all: readonly Trail[], pathname: string): { trail: Trail; at: number } | undefined {
  for (const trail of all.toReversed()) {
    const at = trail.ids.findIndex((id) => addressOf(trail, id) === pathname)
    if (at >= 0) return { trail, at }
  }
  return undefined
}

/**
 * The trail of a form of a row, where the list leads to its screen: the rows beside it are opened in the form as well.
 */
export function placeOfForm(
  all: readonly Trail[],
  pathname: string,
): { trail: Trail; at: number; formOf: (id: number) => string } | undefined {
  for (const [screen, form] of FORMS_OF_SCREENS) {
    const id = /^\d+$/.exec(pathname.startsWith(prefixOf(form)) ? pathname.slice(prefixOf(form).length) : '')?.[0]
    const place = id === undefined ? undefined : placeOn(all, prefixOf(screen) + id)
    if (place) return { ...place, formOf: (other) => prefixOf(form) + other }
  }
  return undefined
}

const FORMS_OF_SCREENS = [[OFFICE_PRODUCT, EDIT_PRODUCT]] as const

/** The screen of a row. */
export const addressOf = ({ before, after }: Trail, id: number): string => `${before}${id}${after}`

/** The address of a list with the page and the filters with which it was left. */
export function leftAt(all: readonly Trail[], list: string): string {
  const search = all.find((trail) => trail.list === list)?.search
  return search ? `${list}?${search}` : list
}

/** The same from what this tab keeps now. */
export const backTo = (list: string): string => leftAt(trails.read(), list)

function isTrail(value: unknown): value is Trail {
  const { list, search, before, after, ids, skipped, total, size, scrolled } = (value ?? {}) as Record<string, unknown>
  return (
    [list, search, before, after].every((text) => typeof text === 'string') &&
    [skipped, total, size, scrolled].every((number) => typeof number === 'number') &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'number')
  )
}
