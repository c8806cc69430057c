import { m } from 'contract/messages'
import { canonicalCode } from 'contract/core/texts/canonical'
import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import { Invalid } from '../../platform/core/problems.ts'
import type { Source } from '../../platform/core/source.ts'
import type { Services } from '../../platform/core/services.ts'
import { hasNumber } from '../../accounts/numbers.queries.ts'

const WORDS_BEFORE = /^(?:COMPLAINT)?(?:NO|NUMBER)?(?=\d+$)/

/**
 * Where a complaint is followed, for callers who know its job number, the digits of it or the complaint number, and the mobile number of its
 * customer or contact person. Dashes, case and script of the number do not matter. Wrong numbers get one and the same answer. Each try counts
 * for its source, each wrong one for the mobile number too. Throws Invalid and TooMany.
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
  // "जब ४४१७", "Complaint no. 38": the words for a number are not part of it.
  const typed = canonicalCode(job_no.replace(/[\u0900-\u0965\u0970-\u097f]/g, '')).replace(WORDS_BEFORE, '')
  const isJob = sql<boolean>`canonical_code(job_no) = ${typed}`
  const isComplaint = sql<boolean>`id::text = ${typed}`
  const isDigitsOfJob = sql<boolean>`regexp_replace(canonical_code(job_no), '\\D', '', 'g') = ${typed}`
  const row = await db
    .selectFrom('complaint')
    // One person has few, and each way has its index.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('complaint')
        .innerJoin('account', 'account.id', 'complaint.customer_id')
        .where(hasNumber(contact))
        .select('complaint.id')
        .union(eb.selectFrom('complaint').where('customer_contact', '=', contact).select('id')),
    )
    .where((eb) => eb.or([isJob, isComplaint, isDigitsOfJob]))
    .where(sql<boolean>`${typed} <> ''`)
    // A number that is one is meant before one that has its digits.
    .orderBy(sql`(${isJob}) is true`, 'desc')
    .orderBy(isComplaint, 'desc')
    .orderBy('id', 'desc')
    .select('tracking_token')
    .executeTakeFirst()
  if (!row) throw new Invalid({ job_no: m.complaints_found_no_repair_job_number_mobile() })
  await Promise.all(unlessWrong.map((giveBack) => giveBack()))
  return { path: trackingPath(row.tracking_token) }
}
