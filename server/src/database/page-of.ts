import type { Pagination } from 'contract/fields'

export interface PageRequest {
  page: number
  per_page: number
}

/** The place of a page in its list; a page past the end is an empty one (CONTRACT A1). */
export const paginationOf = ({ page, per_page }: PageRequest, total: number): Pagination => ({
  page,
  total_pages: Math.ceil(total / per_page),
  results_per_page: per_page,
  total_results: total,
})

/** Rows to skip before a page. */
export const offsetOf = ({ page, per_page }: PageRequest): number => (page - 1) * per_page
