import { may } from 'contract/core/access'
import type { Input } from 'contract/core/endpoint'
import type { CustomerContact, customers } from 'contract/customers/endpoints'
import { m } from 'contract/messages'
import { lockOpenComplaints, moveComplaints, openComplaintsOf } from '../complaints/move-open-complaints.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { checkedPlace } from '../platform/core/checked-place.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Conflict, Forbidden, NotFound } from '../platform/core/problems.ts'
import type { Services } from '../platform/core/services.ts'
import { differing } from '../platform/database/differing.ts'
import { lockAccounts } from './locked-accounts.ts'

type ContactForm = Input<typeof customers.saveContact>['body']

/** Where a customer lives and how they are written to, with the open complaints that the caller may move along. Throws NotFound. */
export async function getContact(db: Db, user: Caller, id: number): Promise<CustomerContact> {
  const row = await db
    .selectFrom('account')
    .select(['customer_address as customerAddress', 'city', 'district', 'local_level', 'ward', 'language'])
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .executeTakeFirst()
  if (!row) throw new NotFound(m.core_customer_not_found())
  return { ...row, open_complaints: may(user, 'complaints.write') ? await openComplaintsOf(db, id) : [] }
}

/**
 * Saves the address and language of a customer, and gives the open complaints that were named the same address. Throws
 * NotFound, Invalid, Forbidden, or Conflict where address or complaints have changed since they were on the screen.
 */
export async function saveContact({ db, clock }: Services, user: Caller, id: number, form: ContactForm): Promise<void> {
  const { complaint_ids = [], customerAddress = '', city = '', district, local_level, ward, language } = form
  if (complaint_ids.length > 0 && !may(user, 'complaints.write')) throw new Forbidden()
  const place = checkedPlace({ district, local_level, ward })
  await db.transaction().execute(async (tx) => {
    const at = clock.now()
    // Complaints are locked before their owner everywhere.
    const complaints = await lockOpenComplaints(tx, id, [...new Set(complaint_ids)])
    const [before] = (await lockAccounts(tx, [id], { only: 'customer', withAdmins: false })).wanted
    if (!before) throw new NotFound(m.core_customer_not_found())
    refuseUnseen(before, form)
    const set = differing(before, { ...place, customer_address: customerAddress, city, language })
    if (set) {
      const after = await tx
        .updateTable('account')
        .set(set.language === undefined ? set : { ...set, language_chosen: true })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'account', id }
      await recordAudit(tx, { actor: user, action: 'account.edit', subject, before, after, at })
    }
    const customer_address = [customerAddress, city].filter(Boolean).join(', ')
    await moveComplaints(tx, user, complaints, { ...place, customer_address, at })
  })
}

/** Refuses a form that was filled in over another address than the one that is stored by now; the same one again is no change. */
function refuseUnseen(
  before: { customer_address: string; district: string },
  { seen_address, seen_district, customerAddress = '', district }: ContactForm,
): void {
  const isSeen =
    (seen_address === undefined || seen_address === before.customer_address) &&
    (seen_district === undefined || seen_district === before.district)
  const isSaved = customerAddress === before.customer_address && district === before.district
  if (isSeen || isSaved) return
  const address = [before.customer_address, before.district].filter(Boolean).join(', ') || '–'
  throw new Conflict(m.customers_address_changed_meanwhile({ address }), 'changed_meanwhile')
}
