import { m } from 'contract/messages'
import { may } from 'contract/core/access'
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
import { Forbidden, Invalid, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { lockRegistration } from '../../registrations/registration.queries.ts'
import { namingTheTakenUnit, replaceUnit } from '../../registrations/replace-unit.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { namingTheHolder } from '../../registrations/fill-in-registration.ts'
import { isCrms } from '../stage/stage.ts'
import { changeStatus } from '../stage/status-change.ts'
import { fillInWithin, unknownOfProduct } from '../work/fill-in-product.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'

type Form = Input<typeof visitReports.add>['body']

/** The stage that an outcome leads to; a visit without one is planned again. */
const STAGE: Record<VisitOutcome, ComplaintStatus | undefined> = {
  done: 'Completed',
  no_fault: 'Completed',
  replaced: 'Completed',
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
 * CRM's, and a visit for which nobody was at home is no longer planned. The registration of an appliance that was replaced
 * goes on with the new one. A report whose key is known is answered as before. Throws NotFound, Forbidden, Invalid, or a
 * Problem 409 where the complaint is closed, was changed meanwhile, parts are too few, or the new unit is somebody's.
 */
export const reportVisit = (services: Services, user: Caller, id: number, form: Form): Promise<Reported> =>
  namingTheTakenUnit(services.db, form.new_serial_number, () =>
    namingTheHolder(services.db, user, form.serial_number, () =>
      services.db.transaction().execute((tx) => reportWithin(services, tx, { user, id, form })),
    ),
  )

interface Reporting {
  user: Caller
  id: number
  form: Form
}

async function reportWithin(services: Services, tx: Db, { user, id, form }: Reporting): Promise<Reported> {
  refuseReplacing(services, user, form)
  const engineer = await lockEngineer(tx, user, form.engineer_id)
  const at = services.clock.now()
  const found = await unknownOfProduct(tx, id, { serial_number: form.serial_number })
  if (found) await fillInWithin({ tx, user, at }, id, found)
  const registration = form.outcome === 'replaced' ? await lockRegistrationOf(tx, id) : undefined
  const before = await lockComplaint(tx, id)
  const known = form.key === undefined ? undefined : await reportWithKey(tx, form.key)
  if (known) return { ...known, status: before.status }
  refuseUnfit(services, before, form)
  const by = await actorName(tx, user)
  const parts = await lockParts(
    tx,
    form.parts.map(({ part_id }) => part_id),
  )
  const used = await usedParts(tx, user, form, parts)
  const parts_charge = used.reduce((sum, one) => sum + (one.is_covered ? 0 : one.part.price * one.count), 0)
  if (form.paid > parts_charge + form.labour + form.visit_charge) throw new Invalid({ paid: m.visits_paid_too_much() })
  const entered = await tx
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
  await takeParts(tx, user, { complaintId: id, reportId: entered.id, used, at })
  if (registration)
    await replaceUnit({ services, tx, user, at }, registration, { ...newUnitIn(form), report_id: entered.id })
  const after = await follow(services, tx, { user, by, at, before, form })
  await recordActivity(tx, { complaint_id: id, kind: 'visited', text: form.outcome, by_name: by, at })
  const subject = { table: 'complaint', id }
  await recordAudit(tx, {
    actor: user,
    action: 'complaint.visit-report',
    subject,
    after: { outcome: form.outcome, due: entered.due, paid: form.paid },
    at,
  })
  return { ...entered, status: after.status }
}

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

/** Whoever corrects registrations replaces appliances; the register says which unit, the note why. */
function refuseReplacing(services: Services, user: Caller, { outcome, new_serial_number, note }: Form): void {
  if (outcome !== 'replaced') return
  if (!may(user, 'registrations.correct', services.granted())) throw new Forbidden(m.visits_may_not_replace())
  if (new_serial_number === undefined) throw new Invalid({ new_serial_number: m.visits_new_serial_needed() })
  if (!note) throw new Invalid({ note: m.visits_say_why_replaced() })
}

const newUnitIn = ({ new_serial_number = '', new_model_num, note = '', visited_on }: Form) => ({
  serial_number: new_serial_number,
  model_num: new_model_num,
  reason: note,
  replaced_on: visited_on,
})

/** Before the complaint, as everybody who changes both. */
async function lockRegistrationOf(tx: Db, complaintId: number) {
  const complaint = await tx
    .selectFrom('complaint')
    .where('id', '=', complaintId)
    .select('registration_id')
    .executeTakeFirst()
  return complaint && lockRegistration(tx, complaint.registration_id)
}

interface UsedPart {
  part: NamedPart
  place: LedgerPlace
  count: number
  is_covered: boolean
}

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
    ...(before.set_out_at !== null && { set_out_at: null }),
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
