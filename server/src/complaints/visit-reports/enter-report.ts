import { m } from 'contract/messages'
import { isClosed } from 'contract/complaints/words'
import type { visitReports } from 'contract/complaints/visit-reports'
import type { Input } from 'contract/core/endpoint'
import { actorName } from '../../accounts/person-name.ts'
import { enterMove, lockParts, refuseTwice, type NamedPart } from '../../parts/enter-move.ts'
import { placeNamed, type LedgerPlace } from '../../parts/places.queries.ts'
import { insertRequests, useReceived } from '../../parts/requests/ask-parts.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { partsChargeOf } from '../charge.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { acceptedPrices } from '../estimates/estimate.queries.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { insertPayment, settleReports } from '../payments/insert-payment.ts'
import { sumsOf } from '../payments/payment.queries.ts'
import { isCrms } from '../stage/stage.ts'
import { changeStatus } from '../stage/status-change.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'
import { confirmationOf, refuseWrongCode, type Confirming } from './confirm-visit.ts'
import { STAGE_OF } from './outcome-stages.ts'
import { endVisitCode } from './visit-code.ts'
import { endSteps } from './visit-steps.ts'

/** What came of a visit, whoever says it. */
export type ReportForm = Omit<Input<typeof visitReports.add>['body'], 'engineer_id' | 'signature'>

export interface Entry {
  user: Caller
  /** the complaint, locked */
  before: ComplaintLine
  /** who came, locked before the complaint; nobody of the list */
  engineer: { id: number | null; name: string }
  /** the service centre to whose shelf and bags the parts are kept */
  reach: number | undefined
  form: ReportForm
  confirming: Confirming
}

/** A report that was entered, and the complaint as it is then. */
export interface Entered {
  id: number
  due: number
  after: ComplaintLine
}

/**
 * Enters what came of a visit within a transaction: used parts leave their shelf or bag at the prices that the customer
 * accepted, those that have to come are asked for, what was received has a receipt, the stage follows unless it is the CRM's,
 * and a visit for which nobody was at home is no longer planned. Work that is done needs the customer's code, or why there is
 * none. Throws Invalid, a Problem 409 where the complaint is closed, was changed meanwhile, or parts are too few, and 422
 * where the code is locked or there is none.
 */
export async function enterReport(services: Services, tx: Db, entry: Entry): Promise<Entered> {
  const { user, before, engineer, reach, form, confirming } = entry
  refuseClosed(before)
  refuseWrongCode(confirming)
  refuseUnfit(services, form)
  const { id } = before
  const at = services.clock.now()
  const by = await actorName(tx, user)
  const parts = await lockedParts(tx, form)
  const used = await usedParts(tx, reach, form, withPrices(parts, await acceptedPrices(tx, id)))
  const parts_charge = partsChargeOf(
    used.map(({ part, ...line }) => ({ ...line, price: part.price })),
    form,
  )
  const charge = parts_charge + form.labour + form.visit_charge
  // Also what earlier visits left to pay.
  const isMore = form.paid > charge
  if (isMore && form.paid > charge + (await sumsOf(tx, id)).rest) throw new Invalid({ paid: m.visits_paid_too_much() })
  const confirmation = await confirmationOf(services, tx, before, { form, confirming })
  const report = await tx
    .insertInto('visit_report')
    .values({
      complaint_id: id,
      outcome: form.outcome,
      visited_on: form.visited_on,
      engineer_id: engineer.id,
      engineer_name: engineer.name,
      finding: form.finding ?? '',
      note: form.note ?? '',
      labour: form.labour,
      visit_charge: form.visit_charge,
      parts_charge,
      paid: Math.min(form.paid, charge),
      ...confirmation,
      key: form.key ?? null,
      by_id: user.id,
      by_name: by,
      at,
    })
    .returning(['id', 'due'])
    .executeTakeFirstOrThrow()
  await takeParts(tx, user, { complaintId: id, reportId: report.id, used, at })
  await useReceived(tx, user, { complaintId: id, parts: used.map(({ part }) => part.id), by, at })
  if (form.needed.length > 0)
    await insertRequests(tx, user, { complaintId: id, lines: form.needed, parts, note: '', by, at })
  await endSteps(tx, { reportId: report.id, complaintId: id, engineerId: engineer.id, day: form.visited_on })
  const after = await follow(services, tx, { user, by, at, before, form })
  await endVisitCode(tx, id)
  // Late: whoever takes the next number waits for the end.
  if (form.paid > 0)
    await insertPayment(tx, {
      complaint_id: id,
      ...(!isMore && { report_id: report.id }),
      amount: form.paid,
      method: form.payment_method,
      received_by: user.id,
      received_by_name: by,
      at,
    })
  if (isMore) await settleReports(tx, id)
  await recordActivity(tx, { complaint_id: id, kind: 'visited', text: form.outcome, by_name: by, at })
  await recordAudit(tx, {
    actor: user,
    action: 'complaint.visit-report',
    subject: { table: 'complaint', id },
    after: { outcome: form.outcome, due: report.due, paid: form.paid },
    at,
  })
  return { ...report, after }
}

/** Throws a Problem 409 for a complaint that is closed. */
export function refuseClosed({ status }: ComplaintLine): void {
  if (!isClosed(status)) return
  const message = m.visits_complaint_closed({ state: stateText(status) })
  throw new Problem(409, 'complaint_closed', message, { errors: { outcome: message } })
}

function refuseUnfit(services: Services, { visited_on, outcome, finding, note, needed }: ReportForm) {
  if (visited_on > today(services.clock)) throw new Invalid({ visited_on: m.visits_not_yet() })
  if (outcome === 'done' && !finding && !note) throw new Invalid({ finding: m.visits_say_what_was_done() })
  if (needed.length > 0 && outcome !== 'part_needed') throw new Invalid({ needed: m.requests_only_when_needed() })
}

/** The parts that went in and those that have to come, locked together so that all acts about parts have one order. */
async function lockedParts(tx: Db, { parts, needed }: ReportForm): Promise<Map<number, NamedPart>> {
  const [used, wanted] = [parts, needed].map((lines) => lines.map(({ part_id }) => part_id)) as [number[], number[]]
  const fieldOf = (id: number) => (used.includes(id) ? 'lines' : 'needed')
  const locked = await lockParts(tx, [...new Set([...used, ...wanted])], fieldOf)
  refuseTwice(locked, used, 'parts')
  refuseTwice(locked, wanted, 'needed')
  return locked
}

/** The parts at the prices that their customer accepted. */
const withPrices = (parts: ReadonlyMap<number, NamedPart>, accepted: ReadonlyMap<number, number>) =>
  new Map([...parts].map(([id, part]) => [id, { ...part, price: accepted.get(id) ?? part.price }]))

interface UsedPart {
  part: NamedPart
  place: LedgerPlace
  count: number
  is_covered: boolean
}

async function usedParts(
  tx: Db,
  reach: number | undefined,
  form: ReportForm,
  parts: ReadonlyMap<number, NamedPart>,
): Promise<UsedPart[]> {
  const used: UsedPart[] = []
  for (const { part_id, count, place, is_covered } of form.parts) {
    const part = parts.get(part_id)!
    used.push({ part, place: await placeNamed(tx, place, { reach, field: 'parts' }), count, is_covered })
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
  form: ReportForm
}

/** The stage, and the plan of the visit, follow the outcome. Returns the complaint as it is then. */
async function follow(services: Services, tx: Db, { user, by, at, before, form }: Followed): Promise<ComplaintLine> {
  const set = {
    ...(isCrms(services, before)
      ? {}
      : await changeStatus(tx, before, {
          status: STAGE_OF[form.outcome],
          seen_status: form.seen_status,
          follows: true,
          status_description: form.note,
          is_paid_repair: form.is_paid_repair,
          by,
          actor: user,
          at,
        })),
    ...(before.set_out_at !== null && { set_out_at: null }),
    ...(STAGE_OF[form.outcome] === undefined && { visit_date: null, visit_window: '' as const }),
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
