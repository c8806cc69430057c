import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'

/** Throws Conflict while one of these engineers has an open complaint. */
export async function refuseOpenWork(tx: Db, ids: readonly number[]): Promise<void> {
  const busy = await tx
    .selectFrom('complaint')
    .innerJoin('engineer', 'engineer.id', 'complaint.engineer_id')
    .select(({ fn }) => ['engineer.name', fn.countAll<number>().as('open')])
    .where('engineer.id', 'in', ids)
    .where('complaint.status', 'not in', CLOSED_STATUSES)
    .groupBy(['engineer.id', 'engineer.name'])
    .executeTakeFirst()
  if (busy)
    throw new Conflict(m.engineers_open_complaints_give_them_somebody_else({ who: busy.name, n: counted(busy.open) }))
}
