import { windowText } from 'contract/complaints/visit-windows'
import { digits } from '../ui/format/numbers.ts'

/** The hours of a visit in the digits of the page: `10–13`; empty for some time of the day. */
export const windowWords = (window: string): string => digits(windowText(window))
