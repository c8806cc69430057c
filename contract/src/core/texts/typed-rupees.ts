import { plainRupees } from './plain-rupees.ts'

/** Whole rupees as somebody types them, 0 where nothing is typed; undefined for what no form takes. */
export function typedRupees(text: string): number | undefined {
  const digits = plainRupees(text)
  return /^\d{0,9}$/.test(digits) ? Number(digits) : undefined
}

/** The same for sums while it is typed: what is no amount counts nothing, and the form says it when it is sent. */
export const countedRupees = (text: string): number => typedRupees(text) ?? 0
