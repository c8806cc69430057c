import type { News } from '../notices/tell-customer.ts'
import { completedText, dispatchedText, reopenedText, visitText, writtenText } from './complaint.messages.ts'
import { visitOf } from './visit.ts'

interface Subject {
  id: number
  customer_id: number
  model_name: string
}

/** The service organisation has taken the complaint. */
export const dispatchedNews = (complaint: Subject, jobNo: string, link: string): News => ({
  ...about(complaint),
  title: `Complaint dispatched, job ${jobNo}`,
  sms: dispatchedText(complaint, jobNo, link),
  link,
})

/** Who comes and when, or that nobody does for now. */
export const visitNews = (complaint: Subject & Parameters<typeof visitOf>[0], link: string): News => ({
  ...about(complaint),
  title: complaint.technician || complaint.visit_date ? 'Technician visit' : 'Technician visit called off',
  sms: visitText(complaint, visitOf(complaint), link),
  link,
})

/** The work is done. */
export const completedNews = (complaint: Subject, jobNo: string | null): News => ({
  ...about(complaint),
  title: 'Service complete',
  sms: completedText(complaint, jobNo),
})

/** Staff took the end back. */
export const reopenedNews = (complaint: Subject, link: string): News => ({
  ...about(complaint),
  title: 'Complaint open again',
  sms: reopenedText(complaint, link),
  link,
})

/** Staff wrote. */
export const writtenNews = (complaint: Subject & { job_no: string | null }): News => ({
  ...about(complaint),
  title: 'New message about your complaint',
  sms: writtenText(complaint),
})

const about = ({ id, customer_id }: Subject) => ({
  customerId: customer_id,
  kind: 'complaint' as const,
  address: `/baltra-tracking-ProductDetails/${id}`,
})
