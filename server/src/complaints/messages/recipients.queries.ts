import { fillPlaces, placesIn } from 'contract/canned-answers/words'
import { MESSAGE_MAX, type Unreached } from 'contract/complaints/words'
import { MOBILE_NUMBER } from 'contract/core/texts/digits'
import type { Locale } from 'contract/core/locale'
import { sql } from 'kysely'
import { placeValues, type PlaceFacts } from '../../canned-answers/offered-answers.queries.ts'
import type { Db } from '../../platform/core/db.ts'
import { withinReach } from '../../platform/database/within-reach.ts'
import { acceptsMessages } from '../outcome/after-closing.ts'

/** The message in each language; without Nepali everyone gets the English one. */
export interface Texts {
  text: string
  text_ne: string
  /** what the SMS says instead */
  sms?: string | undefined
  sms_ne?: string | undefined
}

/** The customer of a complaint as a message to many needs them; what is no more, or beyond the reach, is left out. */
export const findRecipients = (db: Db, ids: readonly number[], reach?: number) =>
  db
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.customer_id')
    .leftJoin('service_point', 'service_point.id', 'complaint.centre_id')
    .where(sql<boolean>`complaint.id = any(${ids})`)
    .where(withinReach('complaint.centre_id', reach))
    .select([
      'complaint.id',
      'complaint.customer_id',
      'complaint.customer_name',
      'complaint.job_no',
      'complaint.model_name',
      'complaint.centre_chosen',
      'complaint.technician',
      'complaint.visit_date',
      'complaint.visit_window',
      'complaint.merged_into',
      'complaint.status',
      'complaint.created_at',
      'service_point.name as centre',
      'account.contact',
      'account.language',
      'account.claimed',
      sql<string | null>`(select max(at) from complaint_event where complaint_id = complaint.id)`.as('last_step_at'),
    ])
    .execute()

export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number]

/** The text that this customer reads, with its places filled in. */
export const textFor = (recipient: PlaceFacts & { language: Locale }, texts: Texts): string =>
  fillPlaces(templateFor(recipient, texts), placeValues(recipient, recipient.language))

/** What the SMS says instead, in the language of the text; empty: as much of it as fits. */
export function shortFormFor(recipient: PlaceFacts & { language: Locale }, texts: Texts): string {
  const { text_ne, sms, sms_ne } = texts
  const template = recipient.language === 'ne' && text_ne ? sms_ne : sms
  return fillPlaces(template ?? '', placeValues(recipient, recipient.language))
}

/** The placeholders for which this complaint has no value. */
export function emptyPlaces(recipient: PlaceFacts & { language: Locale }, texts: Texts): string[] {
  const values: Record<string, string> = placeValues(recipient, recipient.language)
  const short = recipient.language === 'ne' && texts.text_ne ? texts.sms_ne : texts.sms
  return placesIn(`${templateFor(recipient, texts)} ${short ?? ''}`).filter((name) => values[name] === '')
}

/** Why this customer gets no such message; undefined if they get it. */
export function whyUnreached(recipient: Recipient, texts: Texts, now: Date): Unreached | undefined {
  const { status, created_at, last_step_at, merged_into, contact } = recipient
  if (merged_into !== null) return 'merged'
  if (!acceptsMessages({ status, lastStepAt: last_step_at ?? created_at }, now)) return 'closed'
  if (!MOBILE_NUMBER.test(contact)) return 'no_mobile'
  if (emptyPlaces(recipient, texts).length > 0) return 'place'
  return textFor(recipient, texts).length > MESSAGE_MAX ? 'long' : undefined
}

const templateFor = ({ language }: { language: Locale }, { text, text_ne }: Texts): string =>
  (language === 'ne' && text_ne) || text
