import { BRAND } from 'contract/core/brand'
import { fitLetters } from 'contract/core/letters'

const SMS_LENGTH = 160
/** A name cut shorter than this says nothing. */
const LEGIBLE = 12

/** What a customer is told: one SMS in the brand's name, cut to fit, and the whole text as a notice. */
export interface Message {
  sms: string
  notice: string
}

/** Shortens a second variable part of an SMS; a notice is not shortened. */
export type Shorten = (text: string, length: number) => string

/**
 * Writes a message. `fill` puts a sentence around the variable part, which is shortened in the SMS until it fits. A
 * `link` ends the SMS after its `lead` if there is room; a notice has its own.
 */
export function messageOf(
  variable: string,
  fill: (variable: string, short: Shorten) => string,
  link = '',
  lead = 'Follow it',
): Message {
  const flat = oneLine(variable)
  const bare = `${BRAND.name}: ${fill('', cut)}`
  const ending = link && followed(bare, `${lead}: ${link}`)
  const after = bare.length + ending.length + LEGIBLE <= SMS_LENGTH ? ending : ''
  const room = SMS_LENGTH - bare.length - after.length
  const fitted = flat.length > room ? `${fitLetters(flat, room - 3).trimEnd()}...` : flat
  return {
    sms: `${BRAND.name}: ${fill(fitted, cut)}${after}`.trimEnd(),
    notice: capitalised(fill(flat, oneLine).trimEnd()),
  }
}

const followed = (text: string, last: string) => `${text.endsWith('.') ? '' : '.'} ${last}`
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const cut: Shorten = (text, length) => fitLetters(oneLine(text), length).trim()
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
