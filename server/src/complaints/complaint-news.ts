import { ticketPath } from 'contract/core/paths'
import { m } from 'contract/messages'
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
import { visitOf } from './work/visit.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
}

/** Staff filed the complaint for a caller. */
export const filedNews = (complaint: Subject, link: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_filed_title({}, { locale }),
  message: filedMessage(complaint, link),
})

/** The service organisation has accepted the complaint. */
export const dispatchedNews = (complaint: Subject, jobNo: string, link: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_dispatched_title({ job: jobNo }, { locale }),
  message: dispatchedMessage(complaint, jobNo, link),
})

/** Who comes and when, or that the visit was cancelled. */
export const visitNews = (complaint: Subject & Parameters<typeof visitOf>[0], link: string): News => ({
  ...about(complaint),
  title: (locale) =>
    complaint.technician || complaint.visit_date
      ? m.notices_visit_title({}, { locale })
      : m.notices_visit_off_title({}, { locale }),
  message: visitMessage(complaint, visitOf(complaint), link),
})

/** The work is done. */
export const completedNews = (complaint: Subject, jobNo: string | null): News => ({
  ...about(complaint),
  title: (locale) => m.notices_completed_title({}, { locale }),
  message: completedMessage(complaint, jobNo),
})

/** Staff reopened the complaint. */
export const reopenedNews = (complaint: Subject, link: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_reopened_title({}, { locale }),
  message: reopenedMessage(complaint, link),
})

/** Two reports of the customer became one. */
export const mergedNews = (complaint: Subject & { job_no: string | null }, link: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_merged_title({}, { locale }),
  message: mergedMessage(complaint, link),
})

/** Two reports that had become one are two again. */
export const separatedNews = (complaint: Subject & { job_no: string | null }, link: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_separated_title({}, { locale }),
  message: separatedMessage(complaint, link),
})

/** Staff wrote a message. */
export const writtenNews = (complaint: Subject & { job_no: string | null; text: string }, publicUrl: string): News => ({
  ...about(complaint),
  title: (locale) => m.notices_written_title({}, { locale }),
  message: writtenMessage(complaint, publicUrl + ticketPath(complaint.id)),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'complaint' as const,
  address: ticketPath(id),
})
