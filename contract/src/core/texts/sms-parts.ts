/** The alphabet of the networks (3GPP TS 23.038): each letter takes 7 bits, those after the escape 14. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const ESCAPED = new Set('\f^{}\\[~]|€')

/** How many letters a single SMS carries, and each part of a longer one. */
const ROOM = { gsm: { single: 160, part: 153 }, unicode: { single: 70, part: 67 } } as const

export interface SmsSize {
  /** Unicode as soon as one letter is outside the alphabet of the networks. */
  alphabet: keyof typeof ROOM
  /** letters as the networks count them */
  units: number
  /** the number of parts, which is what is billed */
  parts: number
}

/** How much of an SMS a text takes. */
export function smsSize(text: string): SmsSize {
  const letters = Array.from(text)
  const alphabet = letters.every((letter) => BASIC.has(letter) || ESCAPED.has(letter)) ? 'gsm' : 'unicode'
  const sizes = letters.map((letter) => (alphabet === 'unicode' ? letter.length : ESCAPED.has(letter) ? 2 : 1))
  const units = sizes.reduce((sum, size) => sum + size, 0)
  const { single, part } = ROOM[alphabet]
  return { alphabet, units, parts: units <= single ? 1 : partsOf(sizes, part) }
}

/** A letter of two units stays in one part, so a part may have a unit to spare. */
function partsOf(sizes: readonly number[], room: number): number {
  let [parts, used] = [1, 0]
  for (const size of sizes) {
    if (used + size > room) [parts, used] = [parts + 1, 0]
    used += size
  }
  return parts
}
