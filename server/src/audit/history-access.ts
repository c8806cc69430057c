import { sql } from 'kysely'
import { may, type Capability, type Role } from 'contract/core/access'
import type { HistorySubject } from 'contract/history/words'
import { Forbidden } from '../core/problems.ts'
import type { Db } from '../core/db.ts'

/** A record's history is for those who may read the record. */
const NEEDED: Record<Exclude<HistorySubject, 'account'>, Capability> = {
  catalogue: 'ecatalogues.write',
  category: 'catalogue.read',
  complaint: 'complaints.read',
  enquiry: 'enquiries.read',
  personalisation: 'personalisations.read',
  product: 'catalogue.read',
  quotation: 'quotations.read',
  redirect: 'deadends.manage',
  registration: 'registrations.read',
  review: 'reviews.moderate',
  service_point: 'servicepoints.read',
  settings: 'settings.write',
  sub_category: 'catalogue.read',
  unit: 'units.read',
  warranty_extension: 'extensions.read',
  warranty_package: 'packages.read',
}

/** Throws Forbidden when a role may not read a record. */
export async function refuseUnreadable(db: Db, role: Role, subject: HistorySubject, id: number): Promise<void> {
  if (!may(role, subject === 'account' ? await neededForAccount(db, id) : NEEDED[subject])) throw new Forbidden()
}

/** More roles may read customers than staff; a deleted account stays what it was. */
async function neededForAccount(db: Db, id: number): Promise<Capability> {
  const { rows } = await sql<{ role: string | null }>`select coalesce(
    (select role from account where id = ${id}),
    (select before ->> 'role' from audit
      where subject = 'account' and subject_id = ${id} and action = 'account.delete' order by id desc limit 1)) as role`.execute(
    db,
  )
  return rows[0]?.role === 'customer' ? 'customers.read' : 'users.read'
}
