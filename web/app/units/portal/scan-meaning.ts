import { unitToken } from 'contract/core/paths'
import { m } from '#messages'

/** What a code says: a unit of ours, a plain serial number, or neither and why. */
export type ScanMeaning = { token: string } | { serial_number: string } | { refused: string }

const LONGEST_SERIAL = 100

/** Reads the text of a code; `origins` are the addresses of our own site. */
export function meaningOf(text: string, origins: readonly string[]): ScanMeaning {
  const plain = text.trim()
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(plain)) {
    const token = unitToken(plain)
    return token && origins.includes(new URL(plain).origin) ? { token } : { refused: m.units_code_elsewhere() }
  }
  if (plain === '' || plain.length > LONGEST_SERIAL || /\p{Cc}/u.test(plain))
    return { refused: m.units_code_no_serial() }
  return { serial_number: plain }
}
