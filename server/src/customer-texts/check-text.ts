import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { placesIn } from 'contract/canned-answers/words'
import { listText } from 'contract/core/lists'
import { toLocale } from 'contract/core/locale'
import { hasHidden } from 'contract/core/texts/hidden-signs'
import { smsSize } from 'contract/core/texts/sms-parts'
import { templateOf, type TextForms } from 'contract/customer-texts/templates'
import { furtherParts, isInSms, TEXT_MAX, usedAs, type TextField, type TextKey } from 'contract/customer-texts/words'
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
  if (text === '') return m.core_enter_text()
  if (text.length > max) return m.core_most_characters({ label: m.labels_the_text(), n: counted(max) })
  if (/[\r\n\u2028\u2029]/.test(text)) return m.customer_texts_write_text_one_line()
  if (hasHidden(text)) return m.customer_texts_text_invisible_character_type_again_instead()
  return whyPlaces(key, text) ?? whyNotPrinted(key, text)
}

/** A document would show a question mark instead. */
function whyNotPrinted(key: TextKey, text: string): string | undefined {
  const lost = usedAs(key) === 'paper' && Array.from(text).find(losesCharacters)
  return lost ? m.customer_texts_documents_cannot_print_spell_out({ sign: lost }) : undefined
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
  if (/[{}]/.test(text.replaceAll(/\{[^{}\n]*\}/g, '')))
    return m.customer_texts_brace_missing_placeholder_one_each_side()
  const missing = places.find(({ name, needed }) => needed && !written.includes(name))
  if (missing) return m.customer_texts_placeholder_missing_customers_need({ place: missing.name })
  return GLUED.test(text) ? m.customer_texts_space_around_link({ place: 'link' }) : undefined
}

/** A letter or danda at an address is taken for a part of it by telephones and chats (findings/link-with-danda.sh). */
const GLUED = /[\p{L}\p{M}\p{N}]\{link\}|\{link\}[\p{L}\p{M}\p{N}।॥]/u

const unknownPlace = (place: string, known: readonly string[]): string => {
  const list = listText(
    known.map((name) => `{${name}}`),
    'en',
  )
  return known.length > 0
    ? m.core_no_placeholder_here_text({ place, places: list })
    : m.customer_texts_no_placeholder_here_text_none({ place })
}

/** With its values it must leave room in its SMS for what is shortened there: a name, say. */
function whyTooLong(services: Services, key: TextKey, field: TextField, text: string): string | undefined {
  if (!isInSms(key)) return undefined
  const locale = toLocale(field.slice(0, 2))
  const { sms } = SAMPLES[key](exampleFacts(services, locale))(voiceWith(services, locale, key, asBoth(locale, text)))
  const fits = key.startsWith('code_') ? smsSize(sms).parts === 1 : fitsSms(sms, furtherParts(key))
  return fits ? undefined : m.customer_texts_values_text_too_long_sms()
}

/** Whichever form the example takes. */
const asBoth = (locale: 'en' | 'ne', text: string): Partial<TextForms> => ({ [locale]: text, [`${locale}_one`]: text })
