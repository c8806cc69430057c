import { ownQuotationPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import { dayText } from '../platform/core/format.ts'
import { approvedMessage, endsMessage, rejectedMessage } from './quotation.messages.ts'

type Subject = Parameters<typeof approvedMessage>[0] & { id: number; customer_id: number }

/** A request was approved; with a link to read and answer it where prices were written. */
export const approvedNews = (quotation: Subject, link: string | undefined): News => ({
  ...about(quotation),
  title: ({ say }) => say('quotation_approved_title', {}),
  message: approvedMessage(quotation, link),
})

/** The prices of a quotation that waits for its customer's answer end soon. */
export const endsNews = (quotation: Subject & { valid_until: string }, link: string): News => ({
  ...about(quotation),
  title: ({ locale, say }) => say('quotation_ends_title', { day: dayText(quotation.valid_until, locale) }),
  message: endsMessage(quotation, link),
})

/** A request was rejected. */
export const rejectedNews = (quotation: Subject, reason: string): News => ({
  ...about(quotation),
  title: ({ say }) => say('quotation_rejected_title', {}),
  message: rejectedMessage(quotation, reason),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'quotation' as const,
  address: ownQuotationPath(id),
})
