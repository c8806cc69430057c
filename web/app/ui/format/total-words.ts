import type { Pagination } from 'contract/core/fields'
import { whole } from './numbers.ts'

/** The total of a list: `3,482`, or `1,000+` where counting stopped. */
export const totalWords = ({
  total_results,
  more_results,
}: Pick<Pagination, 'total_results' | 'more_results'>): string => `${whole(total_results)}${more_results ? '+' : ''}`
