import { define } from './endpoint.ts'

export const notices = define({})
