import { ownQuotationPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import { approvedMessage, rejectedMessage } from './quotation.messages.ts'

type Subject = Parameters<typeof approvedMessage>[0] & { id: number; customer_id: number }

/** A request was approved. */
export const approvedNews = (quotation: Subject): News => ({
  ...about(quotation),
  title: ({ say }) => say('quotation_approved_title', {}),
  message: approvedMessage(quotation),
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
