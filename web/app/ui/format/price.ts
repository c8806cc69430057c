import { whole } from './numbers.ts'

/** Whole rupees as the product writes them: `Rs. 1,25,000`. */
export const rupees = (amount: number): string => `Rs. ${whole(amount)}`
