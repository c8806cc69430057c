import { define } from './endpoint.ts'

/** Messages that visitors send through the contact form (CONTRACT B1.2 21, B1.4 50–53). */
export const enquiries = define({})
