import { canonicalCode } from 'contract/core/texts/canonical'
import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import { Invalid } from '../../platform/core/problems.ts'
import type { Source } from '../../platform/core/source.ts'
import type { Services } from '../../platform/core/services.ts'

/**
 * Where a complaint is followed, for callers who know its job number, or the digits of it, and the mobile number of its customer or contact
 * person. Dashes, case and script of the number do not matter. Wrong numbers get one and the same answer. Each try counts for its source, each wrong one for the mobile number too. Throws Invalid and TooMany.
 */
export async function findTracking(
  { db, limits }: Services,
  source: Source,
  { job_no, contact }: { job_no: string; contact: string },
): Promise<{ path: string }> {
  await limits.take('track.address', source)
  const unlessWrong = [
    await limits.take('track.pair', [contact, source.key]),
    await limits.take('track.contact', [contact, source]),
  ]
  const typed = canonicalCode(job_no)
  const row = await db
    .selectFrom('complaint')
    .where('job_no', 'is not', null)
    // One person has few, and each way has its index.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('complaint')
        .innerJoin('account', 'account.id', 'complaint.customer_id')
        .where('account.contact', '=', contact)
        .select('complaint.id')
        .union(eb.selectFrom('complaint').where('customer_contact', '=', contact).select('id')),
    )
    .where(sql<boolean>`${typed} in (canonical_code(job_no), regexp_replace(canonical_code(job_no), '\\D', '', 'g'))`)
    .where(sql<boolean>`${typed} <> ''`)
    .orderBy(sql`canonical_code(job_no) = ${typed}`, 'desc')
    .orderBy('id', 'desc')
    .select('tracking_token')
    .executeTakeFirst()
  if (!row) throw new Invalid({ job_no: 'We found no repair with this job number and mobile number' })
  await Promise.all(unlessWrong.map((giveBack) => giveBack()))
  return { path: trackingPath(row.tracking_token) }
}
