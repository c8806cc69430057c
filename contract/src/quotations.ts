import { define } from './endpoint.ts'

/** Bulk quotations (CONTRACT B1.2 23, B1.3 35–36, B1.8 94–97). */
export const quotations = define({})
