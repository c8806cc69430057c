import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

/** Throws Conflict while engineers work at one of these, somebody or an API key belongs to it, or open complaints do. */
export async function refuseWorkplace(tx: Db, ids: readonly number[]): Promise<void> {
  const { engineers } = await tx
    .selectFrom('engineer')
    .select(({ fn }) => fn.countAll<number>().as('engineers'))
    .where('centre_id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (engineers > 0)
    throw new Conflict(m.service_points_engineers_still_working_move_them_another({ n: counted(engineers) }))
  const { accounts } = await tx
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('accounts'))
    .where('centre_id', 'in', ids)
    .executeTakeFirstOrThrow()
  if (accounts > 0)
    throw new Conflict(m.service_points_accounts_assigned_move_them_another_centre({ n: counted(accounts) }))
  const { keys } = await tx
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<number>().as('keys'))
    .where('centre_id', 'in', ids)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (keys > 0) throw new Conflict(m.service_points_api_keys_kept_end_them({ n: counted(keys) }))
  const { complaints } = await tx
    .selectFrom('complaint')
    .select(({ fn }) => fn.countAll<number>().as('complaints'))
    .where('centre_id', 'in', ids)
    .where('centre_chosen', '=', true)
    .where('status', 'not in', CLOSED_STATUSES)
    .executeTakeFirstOrThrow()
  if (complaints > 0)
    throw new Conflict(m.service_points_open_complaints_assigned_give_them_another({ n: counted(complaints) }))
}
