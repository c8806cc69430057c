import { latinDigits } from './digits.ts'

/** Rupees as people and this product write them without all that is no digit of the amount: `Rs. 1,25,000` is `125000`. */
export const plainRupees = (text: string): string => latinDigits(text).replace(/^\s*(?:rs|रु)\.?|[,\s]/gi, '')
