import type { Selectable } from 'kysely'
import type { Complaint } from '../database/schema.ts'
import { queueSms } from '../gateways/sms.job.ts'
import type { Db, Services } from '../services.ts'
import { completedText, dispatchedText } from './complaint.messages.ts'

type Row = Selectable<Complaint>

/** Tells the customer that there is a job number, and that the work is done. */
export async function tellOfEdit(services: Services, tx: Db, before: Row, after: Row): Promise<void> {
  const texts = [
    before.job_no === null && after.job_no !== null && dispatchedText(after, after.job_no),
    before.status !== 'Completed' && after.status === 'Completed' && completedText(after, after.job_no),
  ].filter((text) => text !== false)
  if (texts.length === 0) return
  const { contact: to } = await tx
    .selectFrom('account')
    .where('id', '=', after.customer_id)
    .select('contact')
    .executeTakeFirstOrThrow()
  for (const text of texts) await queueSms(tx, services, { to, text })
}
