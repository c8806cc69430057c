import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

/** `1 Month`, `18 Months` */
export const monthsInWords = (months: number): string => m.extensions_months({ count: months, shown: whole(months) })
