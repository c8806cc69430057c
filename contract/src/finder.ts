import { define } from './endpoint.ts'

/** One search over everything that staff look for by a number or a name. */
export const finder = define({})
