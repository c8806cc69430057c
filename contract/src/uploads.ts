import { define } from './endpoint.ts'

export const uploads = define({})
