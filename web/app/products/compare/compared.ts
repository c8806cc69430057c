import { COMPARE } from 'contract/core/paths'
import { keptIds } from './kept-ids.ts'

/** How many are compared at once. */
export const COMPARED_AT_MOST = 3

/** The products to compare, in the order chosen. */
export const compared = keptIds('compared-products', COMPARED_AT_MOST)

/** The address that compares these products. */
export const compareAddress = (ids: readonly number[]): string =>
  ids.length > 0 ? `${COMPARE}?ids=${ids.join(',')}` : COMPARE

/** The ids of an address: the first three that are any. */
export const idsOfAddress = (text: string | null): number[] =>
  [...new Set((text ?? '').split(',').map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
    .slice(0, COMPARED_AT_MOST)
