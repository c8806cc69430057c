import { may } from 'contract/core/access'
import type { Input } from 'contract/core/endpoint'
import { enquiryPath } from 'contract/core/office-paths'
import type { enquiries } from 'contract/enquiries/endpoints'
import { m } from 'contract/messages'
import { recordAudit } from '../platform/audit/audit.ts'
import { actorName, nameOf } from '../accounts/person-name.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, Problem } from '../platform/core/problems.ts'
import { tellStaff, type StaffNews } from '../notices/tell-staff.ts'
import type { Services } from '../platform/core/services.ts'
import { lockEnquiry, type EnquiryLine } from './lock-enquiry.ts'

type Assignment = Input<typeof enquiries.assign>['body']

/**
 * Gives a message to a member of staff, who is told unless they took it themselves. Throws NotFound, Invalid, or a
 * Problem 409 where somebody else was first.
 */
export const assignEnquiry = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { owner_id, seen_owner_id }: Assignment,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const before = await lockEnquiry(tx, id)
    if (owner_id === undefined || owner_id === before.owner_id) return
    if (seen_owner_id !== undefined && seen_owner_id !== before.owner_id) await refuseOvertaken(tx, before)
    if (owner_id !== null) await refuseStranger(tx, owner_id)
    const at = clock.now()
    await tx.updateTable('enquiry').set({ owner_id, updated_at: at }).where('id', '=', id).execute()
    const by = await actorName(tx, user)
    if (owner_id !== null && owner_id !== user.id) await tellStaff(tx, owner_id, assignedNews(before, by), at)
    await recordAudit(tx, {
      actor: user,
      action: 'enquiry.assign',
      subject: { table: 'enquiry', id },
      before: { owner: await ownerOf(tx, before) },
      after: { owner: await ownerOf(tx, { owner_id }) },
      at,
    })
  })

/** A colleague made somebody the owner of a message. */
const assignedNews = ({ id, name, note }: EnquiryLine, by: string): StaffNews => ({
  kind: 'assigned',
  address: enquiryPath(id),
  title: (locale) => m.notices_assigned_enquiry_title({ name: by }, { locale }),
  text: (locale) => m.notices_of_enquiry({ name, text: note }, { locale }),
})

const ownerOf = async (tx: Db, { owner_id }: Pick<EnquiryLine, 'owner_id'>): Promise<string> =>
  owner_id === null ? '' : nameOf(tx, owner_id)

async function refuseOvertaken(tx: Db, enquiry: EnquiryLine): Promise<never> {
  const owner = await ownerOf(tx, enquiry)
  const message = owner
    ? m.enquiries_someone_assigned_message_meantime({ who: owner })
    : m.core_someone_took_assignment_away_meantime()
  throw new Problem(409, 'assignment_changed', message, { errors: { owner_id: message } })
}

async function refuseStranger(tx: Db, ownerId: number): Promise<void> {
  const owner = await tx.selectFrom('account').select('role').where('id', '=', ownerId).forShare().executeTakeFirst()
  if (!owner || !may(owner.role, 'enquiries.answer'))
    throw new Invalid({ owner_id: m.enquiries_choose_member_staff_who_answers_messages() })
}
