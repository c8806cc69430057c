import { stateText } from '../../platform/core/state-text.ts'
import { m } from 'contract/messages'
import { may, reachesCentre } from 'contract/core/access'
import { isClosed } from 'contract/complaints/words'
import type { assignments } from 'contract/complaints/assignments'
import type { Input } from 'contract/core/endpoint'
import { recordAudit } from '../../platform/audit/audit.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, Problem } from '../../platform/core/problems.ts'
import { differing } from '../../platform/database/differing.ts'
import { lockEngineer, type EngineerLine } from '../../engineers/lock-engineer.ts'
import type { Services } from '../../platform/core/services.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import { lockComplaint, type ComplaintLine } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'
import { advanceStage, isBehind, isCrms } from '../stage/stage.ts'
import { assignedNews, tellOwner } from '../staff-news.ts'
import { technicianOf } from '../stage/technician-of.ts'
import { namesOf } from './assigned-names.ts'

type Assignment = Input<typeof assignments.assign>['body']

const FIELDS = ['centre_id', 'engineer_id', 'owner_id'] as const

/**
 * Gives a complaint to a service centre, an engineer and an owner. The stage follows, and the customer hears of another
 * engineer where a visit is planned. Of several who assign at once one wins. Returns whether something changed. Throws
 * NotFound, Invalid, or a Problem 409 where somebody else was first or the complaint is closed.
 */
export async function assignComplaint(
  services: Services,
  user: Caller,
  id: number,
  form: Assignment,
): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const engineer = await lockEngineer(tx, user, form.engineer_id)
    const before = await lockComplaint(tx, id)
    const set = differing(before, { ...chosenCentre(form, engineer, before), ...chosenPeople(form, engineer) })
    if (!set) return false
    await refuseOvertaken(tx, form, before)
    if (isClosed(before.status) && Object.keys(set).some((column) => column !== 'owner_id'))
      refuse('engineer_id', 'complaint_closed', m.complaints_complaint_nobody_sent({ state: stateText(before.status) }))
    refuseOtherCentre(user, form)
    await refuseStrangers(tx, form, set.centre_id ?? before.centre_id)
    const edited = await tx
      .updateTable('complaint')
      .set(set)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const at = services.clock.now()
    const by = await actorName(tx, user)
    const status =
      isCrms(services, edited) || !isBehind(edited) ? edited.status : await advanceStage(tx, edited, { by, at })
    const after = { ...edited, status }
    await updateDueTimes(tx, [id])
    const names = { before: await namesOf(tx, before), after: await namesOf(tx, after) }
    await recordActivity(tx, { complaint_id: id, kind: 'assigned', text: newIn(names), by_name: by, at })
    if (set.owner_id !== undefined && set.owner_id !== user.id) await tellOwner(tx, after, assignedNews(after, by), at)
    // The customer is only told who comes once the day is known.
    if (after.visit_date !== null) await notifyOfEdit(services, tx, before, after)
    const subject = { table: 'complaint', id }
    await recordAudit(tx, { actor: user, action: 'complaint.assign', subject, ...names, at })
    return true
  })
}

/** The chosen centre; an engineer brings theirs along where none has been chosen. */
function chosenCentre({ centre_id }: Assignment, engineer: EngineerLine | null | undefined, before: ComplaintLine) {
  if (centre_id !== undefined) return { centre_id, centre_chosen: centre_id !== null }
  return engineer && !before.centre_chosen ? { centre_id: engineer.centre_id, centre_chosen: true } : {}
}

const chosenPeople = ({ owner_id }: Assignment, engineer: EngineerLine | null | undefined) => ({
  ...(owner_id !== undefined && { owner_id }),
  ...(engineer !== undefined && technicianOf(engineer)),
})

async function refuseOvertaken(tx: Db, form: Assignment, before: ComplaintLine): Promise<void> {
  const field = FIELDS.find((name) => form[`seen_${name}`] !== undefined && form[`seen_${name}`] !== before[name])
  if (!field) return
  const { centre, engineer, owner } = await namesOf(tx, before)
  const who = [centre, engineer, owner].filter(Boolean).join(', ')
  refuse(
    field,
    'assignment_changed',
    who
      ? m.complaints_someone_assigned_complaint_meantime({ who: who })
      : m.core_someone_took_assignment_away_meantime(),
  )
}

/** Staff bound to a service centre cannot give its complaints away. */
function refuseOtherCentre(user: Caller, { centre_id }: Assignment): void {
  const reach = reachOf(user)
  if (reach !== undefined && centre_id !== undefined && centre_id !== reach)
    throw new Invalid({ centre_id: m.complaints_ask_office_give_another_service_centre() })
}

/** The centre is a service centre, the owner works on complaints and sees those of the centre that it has now. */
async function refuseStrangers(tx: Db, { centre_id, owner_id }: Assignment, centre: number | null): Promise<void> {
  if (typeof centre_id === 'number') {
    const point = await tx.selectFrom('service_point').select('kind').where('id', '=', centre_id).executeTakeFirst()
    if (point?.kind !== 'service_centre') throw new Invalid({ centre_id: m.core_choose_service_centre() })
  }
  if (typeof owner_id === 'number') {
    const owner = await tx
      .selectFrom('account')
      .select(['role', 'centre_id'])
      .where('id', '=', owner_id)
      // Their role stays until the complaint is theirs.
      .forShare()
      .executeTakeFirst()
    if (!owner || !may(owner.role, 'complaints.write') || !reachesCentre(owner, centre))
      throw new Invalid({ owner_id: m.complaints_choose_member_staff_who_works_complaints() })
  }
}

/** The names that are new, as the activity shows them. */
const newIn = ({ before, after }: Record<'before' | 'after', Awaited<ReturnType<typeof namesOf>>>): string =>
  (['centre', 'engineer', 'owner'] as const)
    .filter((name) => before[name] !== after[name])
    .map((name) => after[name])
    .filter(Boolean)
    .join(', ')

function refuse(field: string, code: string, message: string): never {
  throw new Problem(409, code, message, { errors: { [field]: message } })
}
