import { sql, type Expression, type RawBuilder } from 'kysely'
import { LONGEST_PAGE, type Pagination } from 'contract/core/fields'

export interface PageRequest {
  page: number
  per_page: number
}

/**
 * The requested page. Callers that send neither `page` nor `per_page` do not know pages and get `unpaged` rows at once;
 * others get `usual` rows unless they say how many.
 */
export const pageAsked = (
  { page, per_page }: { page?: number | undefined; per_page?: number | undefined },
  { usual, unpaged }: { usual: number; unpaged: number },
): PageRequest => ({ page: page ?? 1, per_page: per_page ?? (page === undefined ? unpaged : usual) })

/** The number of rows of a list, or the number counted so far and that there are more. */
export interface Total {
  total: number
  more: boolean
}

/** The position of a page in its list; a page past the end is empty. */
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

/** Whether all filters are empty. */
export const isEmptyFilter = (filter: object): boolean =>
  Object.values(filter).every((value) => value === undefined || value === '' || value === false)

/** A page as a query states it. */
export interface PagePart {
  /** the first page of an unfiltered list; see `partOf` */
  isFirst: boolean
  limit: number | Expression<number>
  offset: number | Expression<number>
  /** all rows that the filters find, where they are known to be few */
  among?: readonly number[] | undefined
}

export const pagePart = (page: PageRequest, filter: object): PagePart => ({
  isFirst: page.page === 1 && page.per_page <= LONGEST_PAGE && isEmptyFilter(filter),
  limit: page.per_page,
  offset: offsetOf(page),
})

/**
 * A page of sorted rows; the query is in parentheses. For a limit it does not know the planner assumes a tenth of all
 * rows, and it plans the statement each time. The first page states its maximum as a literal and is planned once.
 * Not with filters, whose rows the planner has to estimate for each text searched.
 */
export const partOf = (sorted: Expression<unknown>, { isFirst, limit, offset }: PagePart): RawBuilder<unknown> =>
  isFirst
    ? sql`select * from (${sorted} limit ${sql.lit(LONGEST_PAGE)}) as first limit ${limit}`
    : sql`${sorted} limit ${limit} offset ${offset}`

/**
 * The ids on a page of a sorted query, to be compared with `=`. They are found before anything is joined, so that a
 * deep page does not join the rows it skips.
 */
export const onPage = (ids: Expression<{ id: number }>, part: PagePart): RawBuilder<number> => {
  const { among } = part
  const sorted = among ? sql`select id from (${ids}) as sorted where id = any(${among}::int[])` : ids
  return sql<number>`any(array(${partOf(sorted, part)}))`
}
