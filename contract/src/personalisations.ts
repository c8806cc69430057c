import { define } from './endpoint.ts'

/** Lettering on a product (CONTRACT B1.2 22, B1.8 98–101). */
export const personalisations = define({})
