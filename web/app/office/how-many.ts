import { WAITING_AT_MOST } from 'contract/dashboard/words'
import { whole } from '../ui/format/numbers.ts'

/** A count of pending work; `999+` where counting stopped. */
export const howMany = (total: number): string =>
  total < WAITING_AT_MOST ? whole(total) : `${whole(WAITING_AT_MOST - 1)}+`
