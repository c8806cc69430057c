import { define } from './endpoint.ts'

/** Customers in the back office (CONTRACT B1.4 45–49). */
export const customers = define({})
