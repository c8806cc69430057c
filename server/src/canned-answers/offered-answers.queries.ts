import { m } from 'contract/messages'
import type { AnswerTemplate, OfferedAnswer } from 'contract/canned-answers/endpoints'
import { fillPlaces, placesIn, type AnswerKind, type AnswerPlace } from 'contract/canned-answers/words'
import type { Locale } from 'contract/core/locale'
import { sql } from 'kysely'
import { visitTime } from '../complaints/visit-time.ts'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { byName } from '../platform/database/by-name.ts'
import { inLanguage } from '../platform/database/in-language.ts'

/** The canned answers for a complaint: messages in its customer's language, notes in that of the page. */
export async function offeredForComplaint(db: Db, id: number, page: Locale): Promise<OfferedAnswer[]> {
  const complaint = await findComplaint(db, id)
  if (!complaint) throw new NotFound(m.core_complaint_not_found())
  const { language } = complaint
  const [toCustomer, notes] = await Promise.all([
    answersIn(db, ['reply', 'cancellation'], { title: page, text: language }),
    answersIn(db, ['note'], { title: page, text: page }),
  ])
  return [...filledIn(toCustomer, placeValues(complaint, language)), ...filledIn(notes, placeValues(complaint, page))]
}

/** The placeholder values of a text about a complaint; empty if unknown. */
export const placeValues = (
  { customer_name, job_no, model_name, centre, centre_chosen, technician, visit_date, visit_window }: PlaceFacts,
  locale: Locale,
): Record<AnswerPlace, string> => ({
  customer: customer_name,
  job: job_no ?? '',
  model: model_name,
  centre: centre_chosen ? (centre ?? '') : '',
  engineer: technician,
  visit: visitTime(visit_date, visit_window, locale),
})

export interface PlaceFacts {
  customer_name: string
  job_no: string | null
  model_name: string
  centre: string | null
  /** somebody confirmed the centre */
  centre_chosen: boolean
  technician: string
  visit_date: string | null
  visit_window: string
}

/** Why a registration can be rejected, as its customer reads it. */
export async function offeredForRegistration(db: Db, id: number, page: Locale): Promise<OfferedAnswer[]> {
  const registration = await db
    .selectFrom('registration')
    .innerJoin('account', 'account.id', 'registration.customer_id')
    .select(['account.firstname', 'account.lastname', 'account.language', 'registration.model_name as model'])
    .where('registration.id', '=', id)
    .executeTakeFirst()
  if (!registration) throw new NotFound(m.core_registration_not_found())
  const { firstname, lastname, language, model } = registration
  const answers = await answersIn(db, ['rejection'], { title: page, text: language })
  return filledIn(answers, { customer: `${firstname} ${lastname}`, model })
}

/** Those without places, which fit any record. */
export async function offeredForMany(db: Db, kind: AnswerKind, page: Locale): Promise<OfferedAnswer[]> {
  const answers = await answersIn(db, [kind], { title: page, text: page })
  return answers.filter(({ text }) => placesIn(text).length === 0)
}

/** Those of a kind as they are kept, by title. */
export const answerTemplates = (db: Db, kind: AnswerKind, page: Locale): Promise<AnswerTemplate[]> =>
  db
    .selectFrom('canned_answer')
    .where('kind', '=', kind)
    .select(['id', 'kind', 'text', 'text_ne', 'sms', 'sms_ne'])
    .select(inLanguage(page, 'canned_answer.title').as('title'))
    .orderBy(byName('canned_answer.title'))
    .orderBy('id')
    .execute()

type Values = Partial<Record<AnswerPlace, string>>

const filledIn = (answers: readonly OfferedAnswer[], values: Values) =>
  answers.map(({ text, sms, ...answer }) => ({
    ...answer,
    text: fillPlaces(text, values),
    sms: fillPlaces(sms, values),
  }))

const answersIn = (db: Db, kinds: readonly AnswerKind[], locale: { title: Locale; text: Locale }) =>
  db
    .selectFrom('canned_answer')
    .where('kind', 'in', kinds)
    .select(['id', 'kind'])
    .select(inLanguage(locale.title, 'canned_answer.title').as('title'))
    .select(inLanguage(locale.text, 'canned_answer.text').as('text'))
    .select(shortIn(locale.text).as('sms'))
    .orderBy(byName('canned_answer.title'))
    .orderBy('id')
    .execute()

/** In the language in which the text is read. */
const shortIn = (locale: Locale) =>
  locale === 'en'
    ? sql<string>`canned_answer.sms`
    : sql<string>`case when canned_answer.text_ne = '' then canned_answer.sms else canned_answer.sms_ne end`

const findComplaint = (db: Db, id: number) =>
  db
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.customer_id')
    .leftJoin('service_point', 'service_point.id', 'complaint.centre_id')
    .select([
      'account.language',
      'service_point.name as centre',
      'complaint.centre_chosen',
      'complaint.customer_name',
      'complaint.job_no',
      'complaint.model_name',
      'complaint.technician',
      'complaint.visit_date',
      'complaint.visit_window',
    ])
    .where('complaint.id', '=', id)
    .executeTakeFirst()
