import type { EstimateAnswer } from 'contract/complaints/estimate-words'
import type { Locale } from 'contract/core/locale'
import { complaintPath } from 'contract/core/office-paths'
import { ticketPath } from 'contract/core/paths'
import { m } from 'contract/messages'
import { messageOf } from '../../notices/message.ts'
import { tellCustomer, type News } from '../../notices/tell-customer.ts'
import type { StaffNews } from '../../notices/tell-staff.ts'
import type { Db } from '../../platform/core/db.ts'
import { dayInSms, dayText, rupeesText } from '../../platform/core/format.ts'
import type { Services } from '../../platform/core/services.ts'
import { linkToEstimate } from './estimate-link.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
}

interface Sent {
  total: number
  valid_until: string
}

/** What a repair will cost; the SMS has the link with which it is answered, whatever room there is. */
export const estimateNews = (
  { id, customer_id, model_name }: Subject,
  { total, valid_until }: Sent,
  link: string,
): News => ({
  customerId: customer_id,
  kind: 'complaint',
  address: ticketPath(id),
  title: ({ locale, say }) => say('estimate_title', { total: rupeesText(total, locale) }),
  message: messageOf(
    model_name,
    (model, { locale, say }) =>
      say('estimate', { model, total: rupeesText(total, locale), day: dayInSms(valid_until, locale) }),
    { link, lead: 'see_and_answer', isNeeded: true },
  ),
  isNeeded: true,
})

/** Tells the customer what the repair will cost, with a new link. */
export async function tellOfEstimate(
  services: Services,
  tx: Db,
  complaint: Subject,
  estimate: Sent & { id: number },
): Promise<void> {
  await tellCustomer(tx, services, estimateNews(complaint, estimate, await linkToEstimate(tx, services, estimate)))
}

interface Answered {
  answer: EstimateAnswer
  words: string
  total: number
  by: string
}

/** The customer answered. */
export const estimateAnsweredNews = (
  complaint: Pick<Subject, 'id' | 'model_name'>,
  { answer, words, total, by: name }: Answered,
): StaffNews => ({
  ...about(complaint, (locale) => [rupeesText(total, locale), words].filter(Boolean).join(', ')),
  kind: 'answer',
  title: (locale) =>
    answer === 'accepted'
      ? m.notices_estimate_accepted_title({ name }, { locale })
      : m.notices_estimate_declined_title({ name }, { locale }),
})

/** Nobody answered in time. */
export const estimateExpiredNews = (
  complaint: Pick<Subject, 'id' | 'model_name'>,
  { total, valid_until }: Sent,
): StaffNews => ({
  ...about(complaint, (locale) => rupeesText(total, locale)),
  kind: 'answer',
  title: (locale) => m.notices_estimate_expired_title({ day: dayText(valid_until, locale) }, { locale }),
})

const about = ({ id, model_name: model }: Pick<Subject, 'id' | 'model_name'>, said: (locale: Locale) => string) => ({
  address: complaintPath(id),
  text: (locale: Locale) => m.notices_of_complaint_said({ id, model, text: said(locale) }, { locale }),
})
