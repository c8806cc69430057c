import { sql, type Expression, type RawBuilder } from 'kysely'
import { LONGEST_PAGE, type Pagination } from 'contract/core/fields'

export interface PageRequest {
  page: number
  per_page: number
}

/**
 * The page that is asked for. A caller that sends neither `page` nor `per_page` knows no pages and gets `unpaged` rows
 * at once, any other one `usual` rows unless it says how many.
 */
export const pageAsked = (
  { page, per_page }: { page?: number | undefined; per_page?: number | undefined },
  { usual, unpaged }: { usual: number; unpaged: number },
): PageRequest => ({ page: page ?? 1, per_page: per_page ?? (page === undefined ? unpaged : usual) })

/** How many rows a list has, or how many were counted and that there are more. */
export interface Total {
  total: number
  more: boolean
}

/** The place of a page in its list; a page past the end is an empty one. */
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

/** Whether none of the filters says anything. */
export const saysNothing = (filter: object): boolean =>
  Object.values(filter).every((value) => value === undefined || value === '' || value === false)

/**
 * A page of sorted rows; the query is in brackets of its own. The planner takes a length that it is not told for a tenth of
 * all rows, and plans the statement anew each time. The first page says how long it is at most, and is planned once; not so
 * where a filter says something whose rows the planner has to guess anew, as it does for each text that is searched for.
 */
export const partOf = (sorted: Expression<unknown>, page: PageRequest, filter: object): RawBuilder<unknown> =>
  page.page === 1 && page.per_page <= LONGEST_PAGE && saysNothing(filter)
    ? sql`select * from (${sorted} limit ${sql.lit(LONGEST_PAGE)}) as first limit ${page.per_page}`
    : sql`${sorted} limit ${page.per_page} offset ${offsetOf(page)}`

/**
 * The ids on a page of what a sorted query finds; to be compared with `=`. They are found before anything is joined to them,
 * so that a page far back does not join all that it skips. The filter as for `partOf`.
 */
export const onPage = (ids: Expression<{ id: number }>, page: PageRequest, filter: object): RawBuilder<number> =>
  sql<number>`any(array(${partOf(ids, page, filter)}))`
