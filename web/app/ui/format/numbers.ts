import { once } from '../browser/once.ts'

const grouped = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 }))

/** A count as Nepal groups it: 12,34,567. */
export const whole = (count: number): string => grouped().format(count)
