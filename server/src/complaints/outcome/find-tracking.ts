import { latinDigits } from 'contract/core/texts/digits'
import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import { Invalid } from '../../core/problems.ts'
import type { Services } from '../../services.ts'

/**
 * Where a complaint is followed, for callers who know its job number and the mobile number of its customer or contact
 * person. Wrong numbers get one and the same answer, and each try counts. Throws Invalid and TooMany.
 */
export async function findTracking(
  { db, limits }: Services,
  source: string,
  { job_no, contact }: { job_no: string; contact: string },
): Promise<{ path: string }> {
  await limits.take('track.address', source)
  await limits.take('track.contact', contact)
  const row = await db
    .selectFrom('complaint')
    .innerJoin('account', 'account.id', 'complaint.customer_id')
    .where(sql<boolean>`upper(job_no) = ${latinDigits(job_no).replaceAll(/\s/g, '').toUpperCase()}`)
    .where((eb) => eb.or([eb('account.contact', '=', contact), eb('complaint.customer_contact', '=', contact)]))
    .select('tracking_token')
    .executeTakeFirst()
  if (!row) throw new Invalid({ job_no: 'We found no repair with this job number and mobile number' })
  return { path: trackingPath(row.tracking_token) }
}
