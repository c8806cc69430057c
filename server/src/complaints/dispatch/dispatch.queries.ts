import { CLOSED_STATUSES } from 'contract/complaints/words'
import { sql } from 'kysely'
import type { CrmAnswer, CrmRequest } from '../../platform/gateways/crm.ts'
import type { Db } from '../../platform/core/db.ts'
import { dispatchFailedNews, tellOwner } from '../staff-news.ts'
import { addressWithPlace } from './address-with-place.ts'
import { recordActivity } from '../complaint-log.ts'

/** The state of a dispatch, or undefined if there is no such complaint. */
export const findDispatch = (db: Db, id: number) =>
  db
    .selectFrom('complaint')
    .select(['status', 'job_no', 'dispatch_state', 'dispatch_error', 'dispatch_tries', 'service_data'])
    .where('id', '=', id)
    .executeTakeFirst()

/** The states of several dispatches. */
export const findDispatches = (db: Db, ids: readonly number[]) =>
  db.selectFrom('complaint').select(['id', 'dispatch_state', 'dispatch_error']).where('id', 'in', ids).execute()

/** Marks a complaint as queued; of concurrent callers one succeeds and gets the previous row. */
export const markQueued = (tx: Db, id: number) =>
  tx
    .updateTable('complaint')
    .set({ dispatch_state: 'queued', dispatch_error: '', dispatch_tries: 0 })
    .where('id', '=', id)
    .where('job_no', 'is', null)
    .where('dispatch_state', 'in', ['none', 'failed'])
    .where('status', 'not in', CLOSED_STATUSES)
    .returning('id')
    .executeTakeFirst()

/**
 * Records the start of a try and returns what to send. Returns nothing when there is a job number, when the complaint
 * is gone, or during another try. A try that began too long ago, or in the future because the clock was set back, was
 * interrupted with its process.
 */
export async function beginTry(
  db: Db,
  id: number,
  { at, cutOffAfterMs }: { at: Date; cutOffAfterMs: number },
): Promise<{ request: CrmRequest; tries: number } | undefined> {
  const row = await db
    .updateTable('complaint')
    .set({
      dispatch_state: 'queued',
      dispatch_sending_since: at,
      // a failed one that was dismissed from the dead jobs starts over
      dispatch_tries: sql<number>`case when dispatch_state = 'failed' then 1 else dispatch_tries + 1 end`,
    })
    .where('id', '=', id)
    .where('job_no', 'is', null)
    .where('dispatch_state', 'in', ['queued', 'failed'])
    .where((eb) =>
      eb.or([
        eb('dispatch_sending_since', 'is', null),
        eb('dispatch_sending_since', '<', new Date(at.getTime() - cutOffAfterMs).toISOString()),
        eb('dispatch_sending_since', '>', new Date(at.getTime() + cutOffAfterMs).toISOString()),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  return {
    tries: row.dispatch_tries,
    request: {
      complaint_id: row.id,
      customerName: row.customer_name,
      customerContact: row.customer_contact,
      email: row.email,
      customerAddress: addressWithPlace(row),
      zone: row.zone,
      area: row.area,
      modelCode: row.model_num,
      // Empty while it is not known.
      serialNo: row.serial_number ?? '',
      purchaseDate: row.purchase_date ?? '',
      complaint_remark: row.problem_description,
    },
  }
}

export interface FailedTry {
  error: string
  state: 'queued' | 'failed'
  at: Date
}

/** Records why a try failed, and whether it was the last one; then the owner of the complaint is told. */
export const endTry = (db: Db, id: number, { error, state, at }: FailedTry) =>
  db.transaction().execute(async (tx) => {
    const ended = await tx
      .updateTable('complaint')
      .set({ dispatch_state: state, dispatch_error: error, dispatch_sending_since: null })
      .where('id', '=', id)
      .where('job_no', 'is', null)
      .returning(['id', 'model_name', 'owner_id', 'centre_id'])
      .executeTakeFirst()
    if (!ended) return
    await recordActivity(tx, { complaint_id: id, kind: 'failed', text: error, by_name: 'CRM', at })
    if (state === 'failed') await tellOwner(tx, ended, dispatchFailedNews(ended, error), at)
  })

/** Stores the job number, once. Returns the recipient of the notice, or undefined if there was one already. */
export const keepJobNumber = (
  tx: Db,
  id: number,
  { jobNo, serviceData }: Pick<CrmAnswer, 'jobNo' | 'serviceData'>,
  at: Date,
) =>
  tx
    .updateTable('complaint')
    .set({
      job_no: jobNo,
      service_data: JSON.stringify(serviceData),
      dispatch_state: 'dispatched',
      dispatch_error: '',
      dispatch_sending_since: null,
      dispatched_at: at,
    })
    .where('id', '=', id)
    .where('job_no', 'is', null)
    .returning([
      'id',
      'customer_id',
      'model_name',
      'tracking_token',
      'status',
      'job_no',
      'technician',
      'visit_date',
      'centre_chosen',
    ])
    .executeTakeFirst()
