import { countText } from 'contract/core/numbers'
import { pageLocale } from '../../locale.ts'

/** A count as Nepal groups it: 12,34,567. */
export const whole = (count: number): string => countText(count, pageLocale())
