import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Pagination } from 'contract/fields'

export interface PageRequest {
  page: number
  per_page: number
}

/** How many rows a list has, or how many were counted and that there are more. */
export interface Total {
  total: number
  more: boolean
}

/** The place of a page in its list; a page past the end is an empty one (CONTRACT A1). */
export function paginationOf({ page, per_page }: PageRequest, counted: number | Total): Pagination {
  const { total, more } = typeof counted === 'number' ? { total: counted, more: false } : counted
  return {
    page,
    total_pages: Math.ceil(total / per_page),
    results_per_page: per_page,
    total_results: total,
    ...(more && { more_results: true }),
  }
}

/** Rows to skip before a page. */
export const offsetOf = ({ page, per_page }: PageRequest): number => (page - 1) * per_page

/**
 * The ids on a page of what a sorted query finds; to be compared with `=`. They are found before anything is joined to them,
 * so that a page far back does not join all that it skips.
 */
export const onPage = <DB, TB extends keyof DB>(
  ids: SelectQueryBuilder<DB, TB, { id: number }>,
  page: PageRequest,
): RawBuilder<number> => sql<number>`any(array(${ids.limit(page.per_page).offset(offsetOf(page))}))`
