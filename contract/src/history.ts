import { define } from './endpoint.ts'

/** What happened to a record, from its audit rows. */
export const history = define({})
