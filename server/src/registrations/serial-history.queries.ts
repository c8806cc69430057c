import { sql } from 'kysely'
import { may, type Holder } from 'contract/core/access'
import type { SerialHistory } from 'contract/registrations/endpoints'
import { isSerial } from '../platform/database/serial-number.ts'
import type { Db } from '../platform/core/db.ts'

export interface SerialQuestion {
  serial_number: string
  /** the registration being viewed */
  except?: number
  /** the caller; who registered it is shown to those who may see customers */
  /** who asks */
  reader: Holder
}

/** The unit that holds a serial number, or undefined. */
export const findUnit = (db: Db, serialNumber: string) =>
  db
    .selectFrom('unit')
    .select(['model_name', 'model_number'])
    .where(isSerial('serial_key', serialNumber))
    .orderBy('is_duplicate')
    .orderBy('id')
    .executeTakeFirst()

type Earlier = SerialHistory['registrations'][number]

const MOST = 20

/** What the unit register and other registrations, deleted ones included, know of a serial number. */
export async function serialHistoryOf(
  db: Db,
  { serial_number, except = 0, reader }: SerialQuestion,
): Promise<SerialHistory> {
  const unit = await findUnit(db, serial_number)
  const { rows } = await sql<Earlier>`
    select found.id, found.fate, found.serial_number, found.is_duplicate, coalesce((
        select sum(points)::int from point_lot
        where point_lot.registration_id = found.id and source = 'registration' and revoked_at is null), 0) as points,
      found.model_name, found.model_num, found.reason, found.created_at, found.ended_at,
      case when account.id is not null and ${may(reader, 'customers.read')} then json_build_object(
        'id', account.id, 'firstname', account.firstname, 'lastname', account.lastname) end as customer
    from (
      select id, status as fate, serial_number, is_duplicate, model_name, model_num, reason, created_at, decided_at as ended_at, customer_id
      from registration where ${isSerial('serial_key', serial_number)}
      union all
      select subject_id, case action when 'registration.withdraw' then 'Withdrawn' else 'Deleted' end,
        before ->> 'serial_number', false,
        before ->> 'model_name', before ->> 'model_num', before ->> 'reason', (before ->> 'created_at')::timestamptz, at,
        (before ->> 'customer_id')::integer
      from audit where subject = 'registration' and action in ('registration.withdraw', 'registration.delete')
        and serial_key(before ->> 'serial_number') = serial_key(${serial_number}) and serial_key(${serial_number}) <> ''
    ) as found
    left join account on account.id = found.customer_id
    where found.id <> ${except}
    order by found.id desc limit ${sql.lit(MOST)}`.execute(db)
  return { unit: unit ?? null, registrations: rows }
}
