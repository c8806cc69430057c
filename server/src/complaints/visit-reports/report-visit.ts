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
import { insertFile } from '../../platform/files/file.queries.ts'
import type { StoredFile } from '../../platform/files/file-rows.ts'
import type { Services } from '../../platform/core/services.ts'
import { stateText } from '../../platform/core/state-text.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { isCrms } from '../stage/stage.ts'
import { changeStatus } from '../stage/status-change.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'
import { checkVisitCode, endVisitCode } from './visit-code.ts'

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
 * CRM's, and a visit for which nobody was at home is no longer planned. Work that is done needs the customer's code, or
 * why there is none; a wrong code is counted even where the rest is refused. A report whose key is known is answered as
 * before. Throws NotFound, Invalid, or a Problem 409 where the complaint is closed, was changed meanwhile, or parts are too
 * few, and 422 where the code is locked.
 */
export async function reportVisit(services: Services, user: Caller, id: number, form: Form): Promise<Reported> {
  const isConfirmed = await hasRightCode(services, id, form)
  return services.files.storing({ signature: form.signature }, 'private', ({ signature }) =>
    services.db.transaction().execute((tx) => enterReport(services, tx, { user, id, form, isConfirmed, signature })),
  )
}

interface Entered {
  user: Caller
  id: number
  form: Form
  /** the right code came with it */
  isConfirmed: boolean
  signature: StoredFile | undefined
}

async function enterReport(
  services: Services,
  tx: Db,
  { user, id, form, isConfirmed, signature }: Entered,
): Promise<Reported> {
  const engineer = await lockEngineer(tx, user, form.engineer_id)
  const before = await lockComplaint(tx, id)
  const known = form.key === undefined ? undefined : await reportWithKey(tx, form.key)
  if (known) return { ...known, status: before.status }
  refuseUnfit(services, before, form)
  refuseUnconfirmed(services, before, form, isConfirmed)
  const at = services.clock.now()
  const by = await actorName(tx, user)
  const parts = await lockParts(
    tx,
    form.parts.map(({ part_id }) => part_id),
  )
  const used = await usedParts(tx, user, form, parts)
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
      ...(isWorkDone(form) && (await confirmationOf(tx, form, isConfirmed, signature))),
      key: form.key ?? null,
      by_id: user.id,
      by_name: by,
      at,
    })
    .returning(['id', 'due'])
    .executeTakeFirstOrThrow()
  await takeParts(tx, user, { complaintId: id, reportId: report.id, used, at })
  const after = await follow(services, tx, { user, by, at, before, form })
  await endVisitCode(tx, id)
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
}

/** Counts the try in a statement of its own. A report that is known already was checked when it came first. */
async function hasRightCode(services: Services, id: number, form: Form): Promise<boolean> {
  if (form.code === undefined || !isWorkDone(form)) return false
  const isKnown = async () => form.key !== undefined && (await reportWithKey(services.db, form.key)) !== undefined
  if ((await isKnown()) || !(await isOpen(services.db, id))) return false
  try {
    await checkVisitCode(services, id, form.code)
    return true
  } catch (error) {
    // The same report, sent twice at once, has used the code meanwhile.
    if (await isKnown()) return false
    throw error
  }
}

const isOpen = async (db: Db, id: number): Promise<boolean> => {
  const row = await db.selectFrom('complaint').where('id', '=', id).select('status').executeTakeFirst()
  return row !== undefined && !isClosed(row.status)
}

/** Whether a customer can confirm it. */
const isWorkDone = ({ outcome }: Pick<Form, 'outcome'>): boolean => STAGE[outcome] === 'Completed'

function refuseUnconfirmed(services: Services, before: ComplaintLine, form: Form, isConfirmed: boolean): void {
  if (!isWorkDone(form) || isCrms(services, before) || isConfirmed) return
  if (!form.no_code_reason) throw new Invalid({ code: m.visits_code_or_reason() })
}

async function confirmationOf(tx: Db, form: Form, isConfirmed: boolean, signature: StoredFile | undefined) {
  if (isConfirmed) return { confirmation: 'code' as const, no_code_reason: '' }
  return {
    confirmation: signature ? ('signature' as const) : ('none' as const),
    no_code_reason: form.no_code_reason ?? '',
    signature_id: signature ? await insertFile(tx, signature) : null,
  }
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
