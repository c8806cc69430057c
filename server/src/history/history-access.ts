import { sql } from 'kysely'
import { may, type Capability } from 'contract/core/access'
import type { HistorySubject } from 'contract/history/words'
import { Forbidden } from '../platform/core/problems.ts'
import type { SignedIn } from '../platform/core/caller.ts'
import { expectWithinCentre } from '../platform/sessions/within-centre.ts'
import type { Db } from '../platform/core/db.ts'

/** A record's history is for those who may read the record. */
const NEEDED: Record<Exclude<HistorySubject, 'account'>, Capability> = {
  api_key: 'apikeys.manage',
  campaign: 'campaigns.read',
  canned_answer: 'answers.read',
  catalogue: 'ecatalogues.write',
  category: 'catalogue.read',
  complaint: 'complaints.read',
  customer_text: 'settings.write',
  engineer: 'engineers.read',
  enquiry: 'enquiries.read',
  part: 'parts.read',
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
  webhook: 'webhooks.manage',
  website_page: 'settings.write',
}

/** Throws Forbidden when the caller may not read a record, and NotFound for a record of another service centre. */
export async function refuseUnreadable(db: Db, user: SignedIn, subject: HistorySubject, id: number): Promise<void> {
  if (!may(user, subject === 'account' ? await neededForAccount(db, id) : NEEDED[subject])) throw new Forbidden()
  if (subject === 'complaint' || subject === 'engineer') await expectWithinCentre(db, user, subject, id)
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
