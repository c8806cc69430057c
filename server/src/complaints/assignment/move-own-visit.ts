import { m } from 'contract/messages'
import { VISIT_MOVES } from 'contract/complaints/visit-moving'
import type { VisitChoices, visitMoves } from 'contract/complaints/visit-moves'
import type { VISIT_WINDOWS, VisitWindow } from 'contract/complaints/visit-windows'
import type { Input } from 'contract/core/endpoint'
import { nameOf } from '../../accounts/person-name.ts'
import { lockEngineers, type EngineerLine } from '../../engineers/lock-engineer.ts'
import { recordAudit } from '../../platform/audit/audit.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, NotFound, Problem } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { linkedComplaint } from '../outcome/tracking.queries.ts'
import { advanceStage, isBehind, isCrms } from '../stage/stage.ts'
import { changeVisit, visitOf } from '../stage/visit.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'
import { refuseFixedVisit } from './movable-visit.ts'
import { categoryOfModel } from './offered-engineers.queries.ts'
import { centreOfVisit, readRoom, type FreeEngineer, type RoomOfDay } from './visit-room.queries.ts'

/** One of the caller's complaints, or the one behind a link. */
export type VisitOf = { id: number; customerId: number } | { token: string }

export type Move = Input<typeof visitMoves.move>['body']

/** Days and windows to which the customer may move the visit. Throws NotFound, or Conflict where it stays as it is. */
export async function visitChoicesFor({ db, clock }: Services, of: VisitOf): Promise<VisitChoices> {
  const id = await idOf(db, of)
  const complaint = await db.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  refuseFixedVisit(complaint, clock.now())
  const centre = await centreOfVisit(db, complaint)
  const room = centre === null ? [] : await readRoom(db, centre, today(clock))
  return { days: choicesIn(room, complaint), moves_left: VISIT_MOVES - complaint.visit_moves }
}

/** Without the time that it has. */
const choicesIn = (room: readonly RoomOfDay[], { visit_date, visit_window }: ComplaintLine): VisitChoices['days'] =>
  room
    .map(({ day, windows }) => ({
      day,
      windows: (Object.keys(windows) as (typeof VISIT_WINDOWS)[number][]).filter(
        (window) => day !== visit_date || window !== visit_window,
      ),
    }))
    .filter(({ windows }) => windows.length > 0)

/**
 * Moves the planned visit for its customer, and tells them. Its engineer stays if free in that window, else it gets the
 * emptiest of the service centre who repairs the product, else none yet. Of several for the last place one wins. The same
 * move again changes nothing. Throws NotFound, Conflict, or a Problem 409 where the window is full.
 */
export async function moveOwnVisit(
  services: Services,
  of: VisitOf,
  form: Move,
): Promise<{ visit_date: string; visit_window: VisitWindow }> {
  const { db, clock } = services
  const { visit_date, visit_window } = form
  const id = await idOf(db, of)
  await db.transaction().execute(async (tx) => {
    const seen = await tx.selectFrom('complaint').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const centre = await centreOfVisit(tx, seen)
    const engineers = await lockEngineersOf(tx, centre)
    const before = await lockComplaint(tx, id)
    if (before.visit_date === visit_date && before.visit_window === visit_window) return
    refuseFixedVisit(before, clock.now())
    refuseUnseen(before, seen, form)
    const room = await readRoom(tx, centre!, today(clock))
    const free = room.find(({ day }) => day === visit_date)?.windows[visit_window]
    if (!free) throw full()
    const engineer = await choose(tx, before, engineers, free)
    const by = await nameOf(tx, before.customer_id)
    const set = await changeVisit(tx, services, before, { visit_date, visit_window, engineer, by })
    const after = await tx
      .updateTable('complaint')
      .set({ ...set, visit_moves: before.visit_moves + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!isCrms(services, after) && isBehind(after)) await advanceStage(tx, after, { by, at: clock.now() })
    await updateDueTimes(tx, [id])
    await notifyOfEdit(services, tx, before, after)
    await recordAudit(tx, {
      actor: { id: before.customer_id, role: 'customer' },
      action: 'complaint.move-visit',
      subject: { table: 'complaint', id },
      before: visitOf(before),
      after: visitOf(after),
      at: clock.now(),
    })
  })
  return { visit_date, visit_window }
}

async function idOf(db: Db, of: VisitOf): Promise<number> {
  if ('token' in of) return (await linkedComplaint(db, of.token)).survivor
  const own = await db
    .selectFrom('complaint')
    .select('id')
    .where('id', '=', of.id)
    .where('customer_id', '=', of.customerId)
    .executeTakeFirst()
  if (!own) throw new NotFound(m.core_complaint_not_found())
  return own.id
}

/**
 * Locks those who work at a service centre, before the complaint and in the order in which staff lock them: whoever plans
 * a visit waits, so that the last place is given once.
 */
async function lockEngineersOf(tx: Db, centre: number | null): Promise<EngineerLine[]> {
  if (centre === null) return []
  const rows = await tx.selectFrom('engineer').where('centre_id', '=', centre).select('id').execute()
  return lockEngineers(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Somebody changed the visit, or gave it to another service centre, since the screen or the lock. */
function refuseUnseen(before: ComplaintLine, seen: ComplaintLine, form: Move): void {
  const isSame =
    before.visit_date === form.seen_visit_date &&
    before.visit_window === form.seen_visit_window &&
    before.engineer_id === seen.engineer_id &&
    before.centre_id === seen.centre_id
  if (!isSame) throw new Conflict(m.visits_changed_meanwhile(), 'visit_changed')
}

const full = (): Problem => {
  const message = m.visits_window_full()
  return new Problem(409, 'window_full', message, { errors: { visit_window: message } })
}

/** Their own engineer, else the emptiest one who repairs such products. */
async function choose(
  tx: Db,
  { id, engineer_id }: ComplaintLine,
  engineers: readonly EngineerLine[],
  free: readonly FreeEngineer[],
): Promise<EngineerLine | null> {
  const lineOf = (one: FreeEngineer | undefined) => engineers.find((line) => line.id === one?.id) ?? null
  const own = free.find((one) => one.id === engineer_id)
  if (own) return lineOf(own)
  const { category } = await tx
    .selectFrom('complaint')
    .where('id', '=', id)
    .select(categoryOfModel.as('category'))
    .executeTakeFirstOrThrow()
  const [emptiest] = free
    .filter((one) => isSkilled(lineOf(one), category))
    .toSorted((one, other) => one.visits - other.visits || one.visits_of_day - other.visits_of_day || one.id - other.id)
  return lineOf(emptiest)
}

const isSkilled = (engineer: EngineerLine | null, category: number | null): boolean =>
  engineer !== null && (engineer.skills.length === 0 || category === null || engineer.skills.includes(category))
