import { m } from 'contract/messages'
import { isClosed, type ComplaintStatus } from 'contract/complaints/words'
import type { VisitOutcome } from 'contract/complaints/visit-outcomes'
import type { visitReports } from 'contract/complaints/visit-reports'
import type { Input } from 'contract/core/endpoint'
import { actorName } from '../../accounts/person-name.ts'
import { lockEngineer, type EngineerLine } from '../../engineers/lock-engineer.ts'
import { enterMove, lockParts, type NamedPart } from '../../parts/enter-move.ts'
import { placeNamed, type LedgerPlace } from '../../parts/places.queries.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { acceptedPrices } from '../estimates/estimate.queries.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { insertPayment } from '../payments/insert-payment.ts'
import { isCrms } from '../stage/stage.ts'
import { changeStatus } from '../stage/status-change.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'

type Form = Input<typeof visitReports.add>['body']

/** The stage that an outcome leads to; a visit without one is planned again. */
const STAGE: Record<VisitOutcome, ComplaintStatus | undefined> = {
  done: 'Completed',
  no_fault: 'Completed',
  part_needed: 'Part Approval Pending from ASM',
  customer_absent: undefined,
  refused: undefined,
}

interface Reported {
  id: number
  status: ComplaintStatus
  due: number
}

/**
 * Enters what came of a visit, in one transaction: used parts leave their shelf or bag, the stage follows unless it is the
 * CRM's, and a visit for which nobody was at home is no longer planned. A report whose key is known is answered as before.
 * Throws NotFound, Invalid, or a Problem 409 where the complaint is closed, was changed meanwhile, or parts are too few.
 */
export const reportVisit = (services: Services, user: Caller, id: number, form: Form): Promise<Reported> =>
  services.db.transaction().execute(async (tx) => {
    const engineer = await lockEngineer(tx, user, form.engineer_id)
    const before = await lockComplaint(tx, id)
    const known = form.key === undefined ? undefined : await reportWithKey(tx, form.key)
    if (known) return { ...known, status: before.status }
    refuseUnfit(services, before, form)
    const at = services.clock.now()
    const by = await actorName(tx, user)
    const parts = await lockParts(
      tx,
      form.parts.map(({ part_id }) => part_id),
    )
    const used = await usedParts(tx, user, form, withPrices(parts, await acceptedPrices(tx, id)))
    const parts_charge = used.reduce((sum, one) => sum + (one.is_covered ? 0 : one.part.price * one.count), 0)
    if (form.paid > parts_charge + form.labour + form.visit_charge)
      throw new Invalid({ paid: m.visits_paid_too_much() })
    const report = await tx
      .insertInto('visit_report')
      .values({
        complaint_id: id,
        outcome: form.outcome,
        visited_on: form.visited_on,
        ...whoCame(engineer, before),
        finding: form.finding ?? '',
        note: form.note ?? '',
        labour: form.labour,
        visit_charge: form.visit_charge,
        parts_charge,
        paid: form.paid,
        key: form.key ?? null,
        by_id: user.id,
        by_name: by,
        at,
      })
      .returning(['id', 'due'])
      .executeTakeFirstOrThrow()
    await takeParts(tx, user, { complaintId: id, reportId: report.id, used, at })
    if (form.paid > 0)
      await insertPayment(tx, {
        complaint_id: id,
        report_id: report.id,
        amount: form.paid,
        method: 'cash',
        received_by: user.id,
        received_by_name: by,
        at,
      })
    const after = await follow(services, tx, { user, by, at, before, form })
    await recordActivity(tx, { complaint_id: id, kind: 'visited', text: form.outcome, by_name: by, at })
    const subject = { table: 'complaint', id }
    await recordAudit(tx, {
      actor: user,
      action: 'complaint.visit-report',
      subject,
      after: { outcome: form.outcome, due: report.due, paid: form.paid },
      at,
    })
    return { ...report, status: after.status }
  })

const reportWithKey = (tx: Db, key: string) =>
  tx.selectFrom('visit_report').select(['id', 'due']).where('key', '=', key).executeTakeFirst()

function refuseUnfit(services: Services, before: ComplaintLine, { visited_on, outcome, finding, note }: Form): void {
  if (isClosed(before.status)) {
    const message = m.visits_complaint_closed({ state: stateText(before.status) })
    throw new Problem(409, 'complaint_closed', message, { errors: { outcome: message } })
  }
  if (visited_on > today(services.clock)) throw new Invalid({ visited_on: m.visits_not_yet() })
  if (outcome === 'done' && !finding && !note) throw new Invalid({ finding: m.visits_say_what_was_done() })
}

/** Who came: the chosen engineer, else the one that the complaint has. */
function whoCame(engineer: EngineerLine | null | undefined, before: ComplaintLine) {
  if (engineer !== undefined) return { engineer_id: engineer?.id ?? null, engineer_name: engineer?.name ?? '' }
  return { engineer_id: before.engineer_id, engineer_name: before.technician }
}

interface UsedPart {
  part: NamedPart
  place: LedgerPlace
  count: number
  is_covered: boolean
}

/** The parts at the prices that their customer accepted. */
const withPrices = (parts: ReadonlyMap<number, NamedPart>, accepted: ReadonlyMap<number, number>) =>
  new Map([...parts].map(([id, part]) => [id, { ...part, price: accepted.get(id) ?? part.price }]))

async function usedParts(tx: Db, user: Caller, form: Form, parts: ReadonlyMap<number, NamedPart>): Promise<UsedPart[]> {
  const used: UsedPart[] = []
  for (const { part_id, count, place, is_covered } of form.parts) {
    const part = parts.get(part_id)!
    used.push({
      part,
      place: await placeNamed(tx, place, { reach: reachOf(user), field: 'parts' }),
      count,
      is_covered,
    })
  }
  return used
}

/** Takes the parts from where they were, and keeps what they cost. */
async function takeParts(
  tx: Db,
  user: Caller,
  { complaintId, reportId, used, at }: { complaintId: number; reportId: number; used: readonly UsedPart[]; at: Date },
): Promise<void> {
  if (used.length === 0) return
  await enterMove(
    tx,
    user,
    { kind: 'used', note: `#${complaintId}`, key: undefined, complaintId, at },
    used.map(({ part, place, count }) => ({ part_id: part.id, place, is_defective: false, change: -count })),
  )
  await tx
    .insertInto('visit_part')
    .values(
      used.map(({ part, place, count, is_covered }) => ({
        report_id: reportId,
        part_id: part.id,
        number: part.number,
        name: part.name,
        price: part.price,
        count,
        is_covered,
        place_name: place.name,
      })),
    )
    .execute()
}

interface Followed {
  user: Caller
  by: string
  at: Date
  before: ComplaintLine
  form: Form
}

/** The stage, and the plan of the visit, follow the outcome. Returns the complaint as it is then. */
async function follow(services: Services, tx: Db, { user, by, at, before, form }: Followed): Promise<ComplaintLine> {
  const set = {
    ...(isCrms(services, before)
      ? {}
      : await changeStatus(tx, before, {
          status: STAGE[form.outcome],
          seen_status: form.seen_status,
          status_description: form.note,
          is_paid_repair: form.is_paid_repair,
          by,
          byId: user.id,
          at,
        })),
    ...(STAGE[form.outcome] === undefined && { visit_date: null, visit_window: '' as const }),
  }
  if (Object.keys(set).length === 0) return before
  const after = await tx
    .updateTable('complaint')
    .set(set)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await updateDueTimes(tx, [before.id])
  // That nobody was at home is no visit called off: only a new stage is told.
  await notifyOfEdit(services, tx, before, {
    ...after,
    visit_date: before.visit_date,
    visit_window: before.visit_window,
  })
  return after
}
