import { define } from './endpoint.ts'

/** Views of a list under a name, one’s own and those shared by others. */
export const savedViews = define({})
