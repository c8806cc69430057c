import { define } from './endpoint.ts'

/** A warranty made longer (CONTRACT A3, B1.3 33–34). */
export const extensions = define({})
