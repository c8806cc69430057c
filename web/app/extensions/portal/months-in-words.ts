import { counted } from '../../ui/format/counted.ts'

/** `1 Month`, `18 Months` */
export const monthsInWords = (months: number): string => counted(months, 'Month')
