import { saidWindow, windowText } from 'contract/complaints/visit-windows'
import { pageLocale } from '../core/locale.ts'
import { digits } from '../ui/format/numbers.ts'

/** The hours of a visit in the digits of the page, as staff read them: `10–13`; empty for some time of the day. */
export const windowWords = (window: string): string => digits(windowText(window))

/** The same as a customer reads them: `दिउँसो १ देखि ४ बजेसम्म`. */
export const saidWindowWords = (window: string): string => saidWindow(window, pageLocale())
