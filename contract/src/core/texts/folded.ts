import { latinDigits } from './digits.ts'

/** Accents of Latin letters, nukta and joiners: keyboards differ in them, and people leave them out. */
const LEFT_OUT = /[\u0300-\u036F\u093C\u200C\u200D]/g
/** All but these signs, which the database does not turn into letters and digits. */
const TAKEN_APART = /[^²³¹™]+/g
const FRACTIONS = /[¼-¾⅐-⅞]/g

/** What phones and word processors write for signs of the keyboard, and letters that have no accent to leave out. */
const AS_TYPED = new Map(
  `‘' ’' ‛' ′' “" ”" ‟" ″" ‐- ‑- ‒- –- —- ―- −- ×* ÷/ ⁄/ ©(c) ®(r) ₹rs æae œoe øo ßss ðd đd þth ħh ıi łl ŀl ŧt ŋn ŉ'n ĸq`
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)]),
)
const TYPED_OTHERWISE = new RegExp(`[${[...AS_TYPED.keys()].join('')}]`, 'g')

const CHANDRABINDU = '\u0901'
const ANUSVARA = '\u0902'

/**
 * A text for comparing with what people type, as `plain()` of the database writes it (migration 0131): in small letters, without accents,
 * without telling letters apart that look alike, its digits Latin. Of spaces only single ones between words are left.
 */
export const folded = (text: string): string =>
  latinDigits(text)
    .toLowerCase()
    .replace(TYPED_OTHERWISE, (sign) => AS_TYPED.get(sign)!)
    .replace(FRACTIONS, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')}`)
    // Takes letters apart: ऱ is र with a nukta.
    .replace(TAKEN_APART, (written) => written.normalize('NFKD'))
    .replace(LEFT_OUT, '')
    .replaceAll(CHANDRABINDU, ANUSVARA)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text includes what was typed, however both are spelled. */
export const includesTyped = (text: string, typed: string): boolean => folded(text).includes(folded(typed))

/** Whether two texts say the same, however they are spelled. */
export const isSameText = (one: string, other: string): boolean => folded(one) === folded(other)
