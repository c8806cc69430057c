import { placesIn } from 'contract/canned-answers/words'
import { listText } from 'contract/core/lists'
import { toLocale } from 'contract/core/locale'
import { hasHidden } from 'contract/core/texts/hidden-signs'
import { smsSize } from 'contract/core/texts/sms-parts'
import { templateOf, type TextForms } from 'contract/customer-texts/templates'
import { isInSms, TEXT_MAX, usedAs, type TextField, type TextKey } from 'contract/customer-texts/words'
import { fitsSms } from '../platform/gateways/sms-parts.ts'
import { losesCharacters } from '../platform/papers/printable.ts'
import type { Services } from '../platform/core/services.ts'
import { exampleFacts } from './facts.ts'
import { SAMPLES } from './samples.ts'
import { voiceWith } from './voice.ts'

/** The errors of a changed text, by field; empty if it can be saved. */
export function refusedForms(
  services: Services,
  key: TextKey,
  forms: Partial<TextForms>,
): Partial<Record<TextField, string>> {
  const refused: Partial<Record<TextField, string>> = {}
  for (const [field, text] of Object.entries(forms) as [TextField, string][]) {
    const why = whyNot(key, text) ?? whyTooLong(services, key, field, text)
    if (why) refused[field] = why
  }
  return refused
}

function whyNot(key: TextKey, text: string): string | undefined {
  const max = TEXT_MAX[usedAs(key)]
  if (text === '') return 'Enter the text'
  if (text.length > max) return `The text can have at most ${max} characters`
  if (/[\r\n\u2028\u2029]/.test(text)) return 'Write the text in one line'
  if (hasHidden(text)) return 'The text has an invisible character; please type it again instead of pasting it'
  return whyPlaces(key, text) ?? whyNotPrinted(key, text)
}

/** A document would show a question mark instead. */
function whyNotPrinted(key: TextKey, text: string): string | undefined {
  const lost = usedAs(key) === 'paper' && Array.from(text).find(losesCharacters)
  return lost ? `Documents cannot print ${lost}; please spell it out` : undefined
}

function whyPlaces(key: TextKey, text: string): string | undefined {
  const { places } = templateOf(key)
  const written = placesIn(text)
  const unknown = written.find((name) => !places.some((place) => place.name === name))
  if (unknown !== undefined)
    return unknownPlace(
      unknown,
      places.map(({ name }) => name),
    )
  if (/[{}]/.test(text.replaceAll(/\{[^{}\n]*\}/g, ''))) return 'A brace is missing; a placeholder has one on each side'
  const missing = places.find(({ name, needed }) => needed && !written.includes(name))
  return missing && `The placeholder {${missing.name}} is missing; customers need it`
}

const unknownPlace = (place: string, known: readonly string[]): string => {
  const list = listText(
    known.map((name) => `{${name}}`),
    'en',
  )
  return known.length > 0
    ? `There is no placeholder {${place}} here; this text has ${list}`
    : `There is no placeholder {${place}} here; this text has none`
}

/** With its values it must leave room in its SMS for what is shortened there: a name, say. */
function whyTooLong(services: Services, key: TextKey, field: TextField, text: string): string | undefined {
  if (!isInSms(key)) return undefined
  const locale = toLocale(field.slice(0, 2))
  const { sms } = SAMPLES[key](exampleFacts(services, locale))(voiceWith(services, locale, key, asBoth(locale, text)))
  const fits = key.startsWith('code_') ? smsSize(sms).parts === 1 : fitsSms(sms)
  return fits ? undefined : 'With its values this text is too long for an SMS'
}

/** Whichever form the example takes. */
const asBoth = (locale: 'en' | 'ne', text: string): Partial<TextForms> => ({ [locale]: text, [`${locale}_one`]: text })
