import { MY_PERSONALISATIONS } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import { approvedMessage, rejectedMessage } from './personalisation.messages.ts'

type Subject = Parameters<typeof approvedMessage>[0] & { customer_id: number }

/** A lettering was approved. */
export const approvedNews = (request: Subject): News => ({
  ...about(request),
  title: ({ say }) => say('lettering_approved_title', {}),
  message: approvedMessage(request),
})

/** A lettering was rejected. */
export const rejectedNews = (request: Subject, reason: string): News => ({
  ...about(request),
  title: ({ say }) => say('lettering_rejected_title', {}),
  message: rejectedMessage(request, reason),
})

const about = ({ customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'personalisation' as const,
  address: MY_PERSONALISATIONS,
})
