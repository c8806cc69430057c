import { rupeesText } from 'contract/core/texts/numbers'
import { pageLocale } from '../../core/locale.ts'

/** Whole rupees as the product writes them: `Rs. 1,25,000`. */
export const rupees = (amount: number): string => rupeesText(amount, pageLocale())
