import { ticketPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import {
  completedMessage,
  dispatchedMessage,
  filedMessage,
  mergedMessage,
  separatedMessage,
  reopenedMessage,
  visitMessage,
  writtenMessage,
} from './complaint.messages.ts'
import { visitOf } from './stage/visit.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
}

/** Staff filed the complaint for a caller. */
export const filedNews = (complaint: Subject, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('filed_title', {}),
  message: filedMessage(complaint, link),
  isNeeded: true,
})

/** The service organisation has accepted the complaint. */
export const dispatchedNews = (complaint: Subject, jobNo: string, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('dispatched_title', { job: jobNo }),
  message: dispatchedMessage(complaint, jobNo, link),
  isNeeded: true,
})

/** Sends the technician and day of a visit, or its cancellation. */
export const visitNews = (complaint: Subject & Parameters<typeof visitOf>[0], link: string): News => ({
  ...about(complaint),
  title: ({ say }) =>
    complaint.technician || complaint.visit_date ? say('visit_title', {}) : say('visit_off_title', {}),
  message: visitMessage(complaint, visitOf(complaint), link),
  isNeeded: true,
})

/** The work is done. */
export const completedNews = (complaint: Subject, jobNo: string | null): News => ({
  ...about(complaint),
  title: ({ say }) => say('completed_title', {}),
  message: completedMessage(complaint, jobNo),
  isNeeded: true,
})

/** Staff reopened the complaint. */
export const reopenedNews = (complaint: Subject, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('reopened_title', {}),
  message: reopenedMessage(complaint, link),
})

/** Two reports of the customer became one. */
export const mergedNews = (complaint: Subject & { job_no: string | null }, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('merged_title', {}),
  message: mergedMessage(complaint, link),
})

/** Two reports that had become one are two again. */
export const separatedNews = (complaint: Subject & { job_no: string | null }, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('separated_title', {}),
  message: separatedMessage(complaint, link),
})

/** Staff wrote a message. */
export const writtenNews = (complaint: Subject & { job_no: string | null; text: string }, publicUrl: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('written_title', {}),
  message: writtenMessage(complaint, publicUrl + ticketPath(complaint.id)),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'complaint' as const,
  address: ticketPath(id),
})
