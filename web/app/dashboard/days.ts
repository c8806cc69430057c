import { shortDate } from '../ui/format/dates.ts'

/** `5 Jan`, where the year goes without saying */
export const dayAndMonth = (day: string): string => shortDate(day).replace(/ \d{4}$/, '')
