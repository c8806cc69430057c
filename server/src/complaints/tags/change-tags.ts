import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import { TAGS_MAX } from 'contract/complaints/words'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { EachRow } from '../../platform/core/each-row.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { eachComplaint } from '../each-complaint.ts'
import { lockComplaint } from '../lock-complaint.ts'

export interface TagChange {
  add: readonly string[]
  remove: readonly string[]
}

/** Adds tags and takes others away. Returns whether something changed. Throws NotFound, or Conflict where there would be too many. */
export const changeTags = (
  { db, clock }: Services,
  user: Caller,
  id: number,
  { add, remove }: TagChange,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { tags: before } = await lockComplaint(tx, id)
    const after = [...new Set([...before, ...add])].filter((tag) => !remove.includes(tag)).toSorted()
    if (after.join() === before.join()) return false
    if (after.length > TAGS_MAX) throw new Conflict(m.complaints_complaint_most_tags({ n: counted(TAGS_MAX) }))
    await tx.updateTable('complaint').set({ tags: after }).where('id', '=', id).execute()
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.tag',
      subject: { table: 'complaint', id },
      before: { tags: before },
      after: { tags: after },
      at: clock.now(),
    })
    return true
  })

/** Does the same to each of many complaints. Reports those left unchanged. */
export const changeTagsOfMany = (
  services: Services,
  user: Caller,
  ids: readonly number[],
  change: TagChange,
): Promise<EachRow> =>
  eachComplaint(services, user, ids, {
    work: (id) => changeTags(services, user, id, change),
    unchanged: m.complaints_already_tags(),
  })
