import { stored } from '../ui/browser/stored.ts'

/** How many rows a page of the office's lists may have. The API's own default, ten, is an older client's. */
export const PAGE_SIZES = [25, 50, 100] as const
export const USUAL_PAGE_SIZE: PageSize = 25
export type PageSize = (typeof PAGE_SIZES)[number]

export const isPageSize = (value: unknown): value is PageSize => PAGE_SIZES.some((size) => size === value)

/** How many rows this device shows, in all lists of the office. */
export const rowsPerPage = stored<PageSize>('rows-per-page', {
  owner: 'device',
  check: (value) => (isPageSize(value) ? value : undefined),
  empty: USUAL_PAGE_SIZE,
})

/** The page of another size that has the first row of this one. */
export const samePlace = (page: number, size: number, newSize: number): number =>
  Math.floor(((page - 1) * size) / newSize) + 1
