import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** The open matters of each of these accounts. */
export async function openMattersOf(tx: Db, accounts: readonly { id: number }[]) {
  const ids = accounts.map(({ id }) => id)
  const rows = await tx
    .selectFrom('account')
    .where('id', 'in', ids)
    .orderBy('id')
    .select([
      'firstname',
      'lastname',
      sql<number>`(select count(*)::int from complaint where customer_id = account.id
        and status not in ('Completed', 'Cancelled'))`.as('complaints'),
      sql<number>`(select count(*)::int from registration where customer_id = account.id
        and status = 'Pending')`.as('registrations'),
      sql<number>`(select count(*)::int from quotation where customer_id = account.id
        and status = 'Pending')`.as('quotations'),
      sql<number>`(select count(*)::int from personalisation where customer_id = account.id
        and status = 'pending')`.as('personalisations'),
      sql<number>`(select count(*)::int from warranty_extension where customer_id = account.id
        and state = 'awaiting_payment')`.as('extensions'),
    ])
    .execute()
  return rows.map(({ firstname, lastname, complaints, registrations, quotations, personalisations, extensions }) => ({
    name: `${firstname} ${lastname}`,
    uses: [
      { kind: 'complaint' as const, count: complaints, noun: m.things_open_complaint },
      { kind: 'registration' as const, count: registrations, noun: m.things_pending_registration },
      { kind: 'quotation' as const, count: quotations, noun: m.things_pending_quotation },
      { kind: 'personalisation' as const, count: personalisations, noun: m.things_pending_personalisation },
      { kind: 'extension' as const, count: extensions, noun: m.things_unpaid_extension },
    ],
  }))
}

/**
 * Pictures of the people and of their lettering, documents of their registrations, pictures and films of their
 * complaints.
 */
export async function filesOfAccounts(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select image_id as file from account where id = any(${ids}) and image_id is not null
    union
    select (record -> 'account' ->> 'image_id')::int from account_merge
    where kept_id = any(${ids}) and record -> 'account' ->> 'image_id' is not null
    union
    select image_id from personalisation where customer_id = any(${ids}) and image_id is not null
    union
    select file from registration, unnest(array[product_image_id, bill_image_id, warranty_image_id]) as file
    where customer_id = any(${ids}) and file is not null
    union
    select file from complaint, unnest(array[damaged_image_id, warranty_image_id, damaged_video_id]) as file
    where customer_id = any(${ids}) and file is not null
    union
    select photo_id from complaint_message join complaint on complaint.id = complaint_id
    where customer_id = any(${ids}) and photo_id is not null
    union
    select file_id from visit_photo join visit_report on visit_report.id = report_id
    join complaint on complaint.id = complaint_id
    where customer_id = any(${ids}) and file_id is not null
`.execute(tx)
  return rows.map(({ file }) => file)
}
