import { digitsIn } from 'contract/core/texts/digits'
import { countText } from 'contract/core/texts/numbers'
import { pageLocale } from '../../core/locale.ts'

/** A count as Nepal groups it: 12,34,567. */
export const whole = (count: number): string => countText(count, pageLocale())

/** A number that is not grouped, or a text with numbers, in the digits of the page: `4.2 MB`, `1:05`. */
export const digits = (text: string | number): string => digitsIn(pageLocale(), text)
