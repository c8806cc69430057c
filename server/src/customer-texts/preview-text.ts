import type { TextPreview } from 'contract/customer-texts/endpoints'
import { templateOf, type TextForms } from 'contract/customer-texts/templates'
import { isInSms, usedAs, type TextKey } from 'contract/customer-texts/words'
import type { Locale } from 'contract/core/locale'
import { smsSize } from 'contract/core/texts/sms-parts'
import { trackingLink } from '../complaints/outcome/tracking-link.ts'
import type { Services } from '../platform/core/services.ts'
import { exampleFacts, type Facts } from './facts.ts'
import { newestFacts, withRecord, type NewestFacts } from './newest-facts.queries.ts'
import { refusedForms } from './check-text.ts'
import { SAMPLES, type Told } from './samples.ts'
import { voiceWith } from './voice.ts'

/** What a customer would get with these words, about the newest record that such a text is about. Keeps nothing. */
export async function previewText(services: Services, key: TextKey, draft: Partial<TextForms>): Promise<TextPreview> {
  const newest = await newestFacts(services.db, key)
  const inLocale = (locale: Locale) => {
    const trial = { locale, draft, newest }
    return {
      ...shown(services, key, toldWith(services, key, trial)),
      sms_one: templateOf(key).hasPlural ? toldWith(services, key, { ...trial, isOne: true }).sms : null,
    }
  }
  return {
    record: newest ? { kind: newest.kind, id: newest.id } : null,
    en: inLocale('en'),
    ne: inLocale('ne'),
    refused: refusedForms(services, key, draft) as Record<string, string>,
  }
}

interface Trial {
  locale: Locale
  draft: Partial<TextForms>
  newest: NewestFacts | undefined
  /** about a single piece, whatever the record says */
  isOne?: boolean
}

/** The preview in one language. */
export function toldWith(services: Services, key: TextKey, { locale, draft, newest, isOne }: Trial): Told {
  const facts = factsOf(services, locale, newest)
  const told = isOne ? { ...facts, quotation: { ...facts.quotation, quantity: 1 } } : facts
  return SAMPLES[key](told)(voiceWith(services, locale, key, draft))
}

function factsOf(services: Services, locale: Locale, newest: NewestFacts | undefined): Facts {
  const example = exampleFacts(services, locale)
  if (!newest) return example
  const facts = withRecord(example, newest)
  if (newest.token === undefined) return facts
  return { ...facts, complaint: { ...facts.complaint, link: trackingLink(services, { tracking_token: newest.token }) } }
}

function shown({ settings, mail: gateway }: Services, key: TextKey, { sms: text, notice, title, mail, paper }: Told) {
  const { units, parts } = smsSize(text)
  const use = usedAs(key)
  const isAround = use === 'lead' || use === 'email'
  return {
    sms: isInSms(key) ? { text, units, parts, cost: parts * settings.current.sms_price } : null,
    notice: isAround ? null : notice,
    title: use === 'email' ? null : title,
    email: gateway && mail && use !== 'lead' ? { subject: mail.subject, text: mail.text } : null,
    paper,
  }
}
