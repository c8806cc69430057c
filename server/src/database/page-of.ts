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
