import { define } from './endpoint.ts'

export const sessions = define({})
