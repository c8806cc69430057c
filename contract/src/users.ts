import { define } from './endpoint.ts'

/** Accounts in the back office, staff above all (CONTRACT B1.4 37–43). */
export const users = define({})
