import type { Locale } from 'contract/core/locale'
import { rupeesText } from 'contract/core/numbers'

/** Whole rupees as the product writes them: `Rs. 1,25,000`. */
export const rupees = (amount: number, locale: Locale = 'en'): string => rupeesText(amount, locale)
