import type { Locale } from 'contract/core/locale'
import { countText } from 'contract/core/numbers'

/** A count as Nepal groups it: 12,34,567. */
export const whole = (count: number, locale: Locale = 'en'): string => countText(count, locale)
