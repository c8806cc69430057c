import { latinDigits } from 'contract/core/digits'
import { trackingPath } from 'contract/core/paths'
import { sql } from 'kysely'
import type { TrackedComplaint } from 'contract/complaints/endpoints'
import { Invalid, NotFound } from '../../core/problems.ts'
import type { Db } from '../../core/db.ts'
import type { Services } from '../../services.ts'
import { standardText, stepsOf } from '../stepper.ts'

/** Where anybody follows a complaint, as a whole address for a text message: unguessable, with nothing personal behind it. */
export const trackingLink = (
  { config }: Pick<Services, 'config'>,
  { tracking_token }: { tracking_token: string },
): string => config.publicUrl + trackingPath(tracking_token)

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

/**
 * The state of a complaint, for anyone with its link. Remarks of staff and the CRM may name people, so each step has
 * its default text. Throws NotFound.
 */
export async function getTrackedComplaint(db: Db, token: string): Promise<TrackedComplaint> {
  const row = await db
    .selectFrom('complaint')
    .select(['id', 'model_name', 'status', 'job_no', 'created_at', 'job_closing_date', 'visit_date'])
    .where('tracking_token', '=', token)
    .executeTakeFirst()
  if (!row) throw new NotFound('We do not know this link')
  const { id, job_no, created_at, job_closing_date, visit_date, ...complaint } = row
  return {
    ...complaint,
    job_no: job_no ?? '',
    date_joined: created_at,
    job_closing_date: job_closing_date ?? '',
    visit_date: visit_date ?? '',
    stepper: (await stepsOf(db, { id, visit_date })).map((step, index, { length }) => ({
      ...step,
      description: standardText(step.newServiceStatusName, { isPast: index < length - 1, visitDate: visit_date }),
    })),
  }
}
