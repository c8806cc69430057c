import { fitLetters, lettersOf } from 'contract/core/texts/letters'
import { pathIn, type Locale } from 'contract/core/locale'
import type { Voice } from '../customer-texts/voice.ts'
import { fitsSms } from '../platform/gateways/sms-parts.ts'

/** A name cut shorter than this says nothing. */
const LEGIBLE = 12

/** A message to a customer: one SMS in the brand's name, cut to fit, and the whole text as a notice. */
export interface Message {
  sms: string
  notice: string
}

/** A text in the language of its recipient, in the words and the name of the brand. */
export type Said<T> = (voice: Voice) => T

/** What writes the sentence of a message. */
export interface Telling extends Pick<Voice, 'locale' | 'say'> {
  /** shortens a second variable part of an SMS; a notice is not shortened */
  short: (text: string, length: number) => string
}

interface Ending {
  /** a whole address of our own; a query stays */
  link: string
  /** the text before it */
  lead?: 'follow' | 'read_and_answer' | 'see_and_answer' | 'does_it_work'
  /** the SMS has this in place of the variable part */
  inSms?: string | undefined
  /** so many parts more than usual: a person wrote it */
  further?: number
  /** the SMS keeps the link and takes one part more where there is no room */
  isNeeded?: true
}

/**
 * Writes a message. `fill` puts a sentence around the variable part, which is shortened in the SMS until it fits. A
 * link ends the SMS after its lead if there is room; a notice has its own.
 */
export const messageOf =
  (variable: string, fill: (variable: string, telling: Telling) => string, ending?: Ending): Said<Message> =>
  (voice) => {
    const { locale, brand, say } = voice
    const flat = oneLine(variable)
    const letters = lettersOf(oneLine(ending?.inSms || variable))
    const fits = (text: string, more = 0) => fitsSms(text, (ending?.further ?? 0) + more)
    const sms = (part: string) => plainQuotes(`${brand}: ${fill(part, { locale, say, short: cut })}`)
    const last = ending && linkOf(ending, voice)
    const legible = letters.slice(0, LEGIBLE).join('').padEnd(LEGIBLE, 'x')
    const hasRoom = last !== undefined && fits(followed(sms('') + legible, last, locale))
    const isKept = last !== undefined && (hasRoom || ending?.isNeeded === true)
    const whole = (part: string) => (isKept ? followed(sms(part), last, locale) : sms(part).trimEnd())
    const forLink = isKept && !hasRoom ? 1 : 0
    return {
      sms: whole(fitted(letters, (part) => fits(whole(part), forLink))),
      notice: capitalised(fill(flat, { locale, say, short: oneLine }).trimEnd()),
    }
  }

/** As many of these letters as fit, the last three replaced by dots where there are more. */
function fitted(letters: readonly string[], fits: (text: string) => boolean): string {
  if (fits(letters.join(''))) return letters.join('')
  const shortened = (count: number) => `${letters.slice(0, count).join('').trimEnd()}...`
  let [least, beyond] = [0, letters.length]
  while (beyond - least > 1) {
    const middle = Math.floor((least + beyond) / 2)
    if (fits(shortened(middle))) least = middle
    else beyond = middle
  }
  return shortened(least)
}

/** The address in the language, so that the link opens what the text promises. */
function linkOf({ link, lead = 'follow' }: Ending, { locale, say }: Voice): string {
  const { origin, pathname, search } = new URL(link)
  return `${say(lead, {})}: ${origin}${pathIn(locale, pathname)}${search}`
}

const STOP: Record<Locale, string> = { en: '.', ne: '।' }

const followed = (text: string, last: string, locale: Locale) =>
  `${text}${/[.।]$/u.test(text) ? '' : STOP[locale]} ${last}`
/** A curly quote would make the whole SMS Unicode, with less than half the room. */
const plainQuotes = (text: string) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")
/** A text as an SMS has it that has room for all of it. */
export const asInSms = (text: string): string => plainQuotes(oneLine(text))

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const cut = (text: string, length: number): string => fitLetters(oneLine(text), length).trim()
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
