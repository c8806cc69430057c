import { m } from 'contract/messages'
import type { SignedIn } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict } from '../platform/core/problems.ts'

/** The engineer whose account calls. */
export interface OwnEngineer {
  id: number
  name: string
}

const NOBODY = () => new Conflict(m.field_no_engineer(), 'no_engineer')

/** Who calls, as the list of engineers has them, with their service centre. Throws Conflict for one who has left, or whom the list does not have. */
export async function getOwnEngineer(db: Db, { id }: SignedIn) {
  const row = await db
    .selectFrom('engineer')
    .innerJoin('service_point', 'service_point.id', 'engineer.centre_id')
    .select(['engineer.id', 'engineer.name', 'service_point.name as centre_name', 'service_point.phones'])
    .where('engineer.account_id', '=', id)
    .where('engineer.active', '=', true)
    .executeTakeFirst()
  if (!row) throw NOBODY()
  const { phones, ...engineer } = row
  return { ...engineer, centre_phone: phones[0] ?? '' }
}

/** The same locked, before a complaint is, as `lockEngineer` does: what one engineer tells is entered one after the other. */
export async function lockOwnEngineer(tx: Db, { id }: SignedIn): Promise<OwnEngineer> {
  const row = await tx
    .selectFrom('engineer')
    .select(['id', 'name'])
    .where('account_id', '=', id)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw NOBODY()
  return row
}
