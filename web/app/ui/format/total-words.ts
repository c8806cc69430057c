import type { Pagination } from 'contract/core/fields'
import { whole } from './numbers.ts'

/** How many a list has: `3,482`, or `5,000+` where there are more than were counted. */
export const totalWords = ({ total_results, more_results }: Pagination): string =>
  `${whole(total_results)}${more_results ? '+' : ''}`
