import { define } from './endpoint.ts'

/** Ratings and reviews of a product (CONTRACT B1.2 17–18). */
export const reviews = define({})
