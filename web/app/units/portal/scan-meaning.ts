import { unitToken } from 'contract/core/paths'

/** What a code says: a unit of ours, a plain serial number, or neither and why. */
export type ScanMeaning = { token: string } | { serial_number: string } | { refused: string }

const LONGEST_SERIAL = 100
const ELSEWHERE = 'This code leads to another website. Look for the code on the plate of the appliance.'
const NO_SERIAL = 'This code holds no serial number. Look for the one on the plate of the appliance.'

/** Reads the text of a code; `origins` are the addresses of our own site. */
export function meaningOf(text: string, origins: readonly string[]): ScanMeaning {
  const plain = text.trim()
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(plain)) {
    const token = unitToken(plain)
    return token && origins.includes(new URL(plain).origin) ? { token } : { refused: ELSEWHERE }
  }
  if (plain === '' || plain.length > LONGEST_SERIAL || /\p{Cc}/u.test(plain)) return { refused: NO_SERIAL }
  return { serial_number: plain }
}
