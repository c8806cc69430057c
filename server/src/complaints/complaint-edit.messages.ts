import { queueSms } from '../gateways/sms.job.ts'
import type { Db, Services } from '../services.ts'
import { completedText, dispatchedText, visitText } from './complaint.messages.ts'
import type { ComplaintLine } from './lock-complaint.ts'
import { contactOf } from './person-name.ts'
import { visitOf } from './visit.ts'

/** Tells the customer that there is a job number, who comes and when, and that the work is done. */
export async function tellOfEdit(
  services: Services,
  tx: Db,
  before: ComplaintLine,
  after: ComplaintLine,
): Promise<void> {
  const texts = [
    before.job_no === null && after.job_no !== null && dispatchedText(after, after.job_no),
    isOtherVisit(before, after) && visitText(after, visitOf(after)),
    before.status !== 'Completed' && after.status === 'Completed' && completedText(after, after.job_no),
  ].filter((text) => text !== false)
  if (texts.length === 0) return
  const to = await contactOf(tx, after.customer_id)
  for (const text of texts) await queueSms(tx, services, { to, text })
}

/** Another number of the technician is no news. */
const isOtherVisit = (before: ComplaintLine, after: ComplaintLine) =>
  before.technician !== after.technician || before.visit_date !== after.visit_date
