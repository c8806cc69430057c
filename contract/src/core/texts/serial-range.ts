import { m } from 'contract/messages'
import { canonicalSerial } from './canonical.ts'

/** Serial numbers from one to another: the same prefix, then a number, compared as people count. */
interface SerialRange {
  prefix: string
  from: bigint
  to: bigint
}

/** Why two serial numbers are no range: one ends in no number, what stands before it differs, or the first is higher. */
type RangeFault = 'number' | 'prefix' | 'order'

/** The range from one serial number to another, both included; leading zeros of the number at the end count for nothing. */
export function serialRange(first: string, last: string): SerialRange | RangeFault {
  const [from, to] = [countedSerial(first), countedSerial(last)]
  if (!from || !to) return 'number'
  if (from.prefix !== to.prefix) return 'prefix'
  if (from.number > to.number) return 'order'
  return { prefix: from.prefix, from: from.number, to: to.number }
}

const FAULTS: Record<RangeFault, () => string> = {
  number: m.core_serial_range_number,
  prefix: m.core_serial_range_prefix,
  order: m.core_serial_range_order,
}

/** What is said where two serial numbers are no range; undefined where they are one. */
export function rangeRefusal(first: string, last: string): string | undefined {
  const range = serialRange(first, last)
  return typeof range === 'string' ? FAULTS[range]() : undefined
}

const COUNTED = /^(.*?)(\d+)$/s

function countedSerial(text: string): { prefix: string; number: bigint } | undefined {
  const [, prefix = '', digits] = COUNTED.exec(canonicalSerial(text)) ?? []
  return digits === undefined ? undefined : { prefix, number: BigInt(digits) }
}
