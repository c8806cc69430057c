import { m } from 'contract/messages'
import { MOST_ESTIMATE_DAYS, USUAL_ESTIMATE_DAYS } from 'contract/complaints/estimate-words'
import type { estimates } from 'contract/complaints/estimates'
import { isClosed } from 'contract/complaints/words'
import type { Input } from 'contract/core/endpoint'
import { counted } from 'contract/core/wording'
import { actorName } from '../../accounts/person-name.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { daysLater, today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { withPlainLines } from '../../platform/core/line-ends.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { partsChargeOf } from '../charge.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { beginWait } from '../clock/waits.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { refuseMerged } from '../merging/refuse-merged.ts'
import { tellOfEstimate } from './estimate-news.ts'

type Form = Input<typeof estimates.make>['body']

interface Made {
  id: number
  total: number
}

/**
 * Sends the customer of an open complaint an estimate, which replaces one that is not answered; the clock waits for the
 * answer. One whose key is known is answered as before. Throws NotFound, Invalid, or Conflict where the complaint is closed, and for a
 * key of another complaint's estimate.
 */
export const makeEstimate = (services: Services, user: Caller, id: number, form: Form): Promise<Made> =>
  services.db.transaction().execute(async (tx) => {
    const complaint = await lockComplaint(tx, id)
    const known = form.key === undefined ? undefined : await estimateWithKey(tx, id, form.key)
    if (known) return known
    refuseUnfit(complaint)
    const day = today(services.clock)
    const valid_until = lastDayOf(form.valid_until, day)
    const parts = await partsOf(tx, form)
    const parts_charge = partsChargeOf(parts, form)
    if (parts_charge + form.labour + form.visit_charge === 0)
      throw new Invalid({ labour: m.estimates_nothing_to_pay() })
    const at = services.clock.now()
    const by = await actorName(tx, user)
    await replaceOpen(tx, id, at)
    const made = await tx
      .insertInto('repair_estimate')
      .values({
        complaint_id: id,
        labour: form.labour,
        visit_charge: form.visit_charge,
        parts_charge,
        valid_until,
        note: withPlainLines(form.note ?? ''),
        key: form.key ?? null,
        made_by: user.id,
        made_by_name: by,
        made_at: at,
        sent_at: at,
      })
      .returning(['id', 'total'])
      .executeTakeFirstOrThrow()
    if (parts.length > 0)
      await tx
        .insertInto('repair_estimate_part')
        .values(parts.map((part) => ({ ...part, estimate_id: made.id })))
        .execute()
    await beginWait(tx, id, { by, at })
    await updateDueTimes(tx, [id])
    await tellOfEstimate(services, tx, complaint, { ...made, valid_until })
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.estimate',
      subject: { table: 'complaint', id },
      after: { total: made.total, valid_until },
      at,
    })
    return made
  })

/** An estimate that was sent before. Throws Conflict where that of another complaint has the key. */
async function estimateWithKey(tx: Db, complaintId: number, key: string): Promise<Made | undefined> {
  const known = await tx
    .selectFrom('repair_estimate')
    .where('key', '=', key)
    .select(['id', 'total', 'complaint_id'])
    .executeTakeFirst()
  if (known && known.complaint_id !== complaintId) throw new Conflict(m.estimates_key_of_another(), 'key_taken')
  return known && { id: known.id, total: known.total }
}

/** Throws Conflict for a complaint whose repair nobody is asked about any more. */
export function refuseUnfit(complaint: ComplaintLine): void {
  refuseMerged(complaint)
  if (isClosed(complaint.status))
    throw new Conflict(m.estimates_complaint_closed({ state: stateText(complaint.status) }), 'complaint_closed')
}

/** The chosen last day of an estimate that is sent on a day, or the usual one. Throws Invalid for one that has passed or is far off. */
export function lastDayOf(chosen: string | undefined, day: string): string {
  if (chosen === undefined) return daysLater(day, USUAL_ESTIMATE_DAYS)
  if (chosen < day) throw new Invalid({ valid_until: m.estimates_day_passed() })
  if (chosen > daysLater(day, MOST_ESTIMATE_DAYS))
    throw new Invalid({ valid_until: m.estimates_day_too_far({ n: counted(MOST_ESTIMATE_DAYS) }) })
  return chosen
}

/** The parts as the catalogue has them now. */
async function partsOf(tx: Db, form: Form) {
  const ids = form.parts.map(({ part_id }) => part_id)
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('part')
    .where('id', 'in', ids)
    .select(['id', 'number', 'name', 'name_ne', 'price'])
    .execute()
  const parts = new Map(rows.map((row) => [row.id, row]))
  return form.parts.map(({ part_id, count, is_covered }, at) => {
    const part = parts.get(part_id)
    if (!part) throw new Invalid({ parts: m.parts_part_not_found() })
    if (ids.indexOf(part_id) < at) throw new Invalid({ parts: m.parts_twice({ part: part.name }) })
    const { number, name, name_ne, price } = part
    return { part_id, number, name, name_ne, price, count, is_covered }
  })
}

/** An estimate that nobody answered is no longer one: a newer one came. The caller has locked the complaint. */
export const replaceOpen = (tx: Db, complaintId: number, at: Date) =>
  tx
    .updateTable('repair_estimate')
    .set({ replaced_at: at })
    .where('complaint_id', '=', complaintId)
    .where('answer', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
