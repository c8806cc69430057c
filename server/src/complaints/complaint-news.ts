import { ENTER_PHONE, ticketPath } from 'contract/core/paths'
import type { News } from '../notices/tell-customer.ts'
import {
  completedMessage,
  dispatchedMessage,
  filedMessage,
  mergedMessage,
  separatedMessage,
  reopenedMessage,
  setOutMessage,
  visitMessage,
  visitTomorrowMessage,
  writtenMessage,
} from './complaint.messages.ts'
import { visitOf } from './stage/visit.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
}

/** A complaint was filed for a caller, or its customer reported it. */
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

/** Reminds of tomorrow's visit. */
export const visitTomorrowNews = (complaint: Subject & Parameters<typeof visitOf>[0], link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('visit_tomorrow_title', {}),
  message: visitTomorrowMessage(complaint, visitOf(complaint), link),
  isNeeded: true,
})

/** The technician is on the way. */
export const setOutNews = (
  complaint: Subject & { technician: string; technician_contact: string },
  link: string,
): News => ({
  ...about(complaint),
  title: ({ say }) => say('set_out_title', {}),
  message: setOutMessage(complaint, complaint, link),
  isNeeded: true,
})

/** The work is done; did it help? */
export const completedNews = (complaint: Subject & { job_no: string | null }, link: string): News => ({
  ...about(complaint),
  title: ({ say }) => say('completed_title', {}),
  message: completedMessage(complaint, link),
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

/** Staff wrote a message. A customer who has not claimed the account yet does so on the way to it. */
export const writtenNews = (
  complaint: Subject & { job_no: string | null; text: string; sms?: string | undefined; claimed?: boolean },
  publicUrl: string,
): News => ({
  ...about(complaint),
  title: ({ say }) => say('written_title', {}),
  message: writtenMessage(complaint, publicUrl + (complaint.claimed === false ? claimPath : ticketPath)(complaint.id)),
})

/** To the complaint by a code to the number, which opens the account. */
const claimPath = (id: number) => `${ENTER_PHONE}?next=${ticketPath(id)}`

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'complaint' as const,
  address: ticketPath(id),
})
