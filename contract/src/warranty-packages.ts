import { define } from './endpoint.ts'

/** Packages that extend a warranty (CONTRACT B1.7 85–90). */
export const warrantyPackages = define({})
