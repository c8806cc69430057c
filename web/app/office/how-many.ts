import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { whole } from '../ui/format/numbers.ts'

/** How much waits; `999+` where it was not counted to its end. */
export const howMany = (total: number): string =>
  total < WAITING_AT_MOST ? whole(total) : `${whole(WAITING_AT_MOST - 1)}+`
