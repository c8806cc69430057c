import { m } from 'contract/messages'
import { counted } from 'contract/core/wording'
import type { assignments } from 'contract/complaints/assignments'
import { CLOSED_STATUSES } from 'contract/complaints/words'
import type { Input } from 'contract/core/endpoint'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/audit.ts'
import { reachOf, type Caller } from '../../platform/core/caller.ts'
import { today } from '../../platform/core/clock.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Invalid } from '../../platform/core/problems.ts'
import { lockEngineer, type EngineerLine } from '../../engineers/lock-engineer.ts'
import type { Services } from '../../platform/core/services.ts'
import { expectWithinCentre } from '../../platform/sessions/within-centre.ts'
import { updateDueTimes } from '../clock/update-due-times.ts'
import { recordActivity } from '../complaint-log.ts'
import type { ComplaintLine } from '../lock-complaint.ts'
import { actorName } from '../../accounts/person-name.ts'
import { notifyOfEdit } from '../work/complaint-edit.messages.ts'
import { visitInWords, visitOf } from '../stage/visit.ts'
import { technicianOf } from '../stage/technician-of.ts'
import { withinReach } from '../../platform/database/within-reach.ts'
import { keepVisitCode } from '../visit-reports/visit-code.ts'

type Move = Input<typeof assignments.moveDay>['body']

/**
 * Moves all open visits of an engineer on a day, in turns where there are two who take them; windows stay, and each
 * customer is told once. Of several who move a day at once one wins. Returns their number. Throws Invalid, NotFound, or
 * Conflict where the day has other visits than were seen.
 */
export async function moveDay(services: Services, user: Caller, form: Move): Promise<number> {
  const { engineer_id, day, to_day, seen } = form
  const to = [...new Set(form.to)]
  if (to_day < today(services.clock)) throw new Invalid({ to_day: m.complaints_visit_date_cannot_past() })
  if (to_day === day && to.length === 1 && to[0] === engineer_id)
    throw new Invalid({ to: m.complaints_choose_another_engineer_another_day() })
  return services.db.transaction().execute(async (tx) => {
    const takers = new Map<number, EngineerLine>()
    for (const id of to.toSorted((a, b) => a - b)) takers.set(id, await lockEngineer(tx, user, id))
    await expectWithinCentre(tx, user, 'engineer', engineer_id)
    const visits = await lockVisits(tx, { engineer_id, day, reach: reachOf(user) })
    if (visits.length !== seen)
      throw new Conflict(m.complaints_someone_changed_visits_day_meantime_now({ n: counted(visits.length) }))
    const by = await actorName(tx, user)
    for (const [place, visit] of visits.entries())
      await moveVisit(services, tx, visit, { user, by, to_day, engineer: takers.get(to[place % to.length]!)! })
    await updateDueTimes(
      tx,
      visits.map(({ id }) => id),
    )
    return visits.length
  })
}

/** In the order of the day; rows are locked by their ids, so that two who move do not wait for each other. */
async function lockVisits(
  tx: Db,
  { engineer_id, day, reach }: { engineer_id: number; day: string; reach: number | undefined },
): Promise<ComplaintLine[]> {
  const rows = await tx
    .selectFrom('complaint')
    .selectAll()
    .where('engineer_id', '=', engineer_id)
    .where(withinReach('centre_id', reach))
    .where('visit_date', '=', day)
    .where('status', 'not in', CLOSED_STATUSES)
    .orderBy(sql`id`)
    .forUpdate()
    .execute()
  return rows.toSorted((one, other) => hourOf(one) - hourOf(other) || one.id - other.id)
}

const hourOf = ({ visit_window }: ComplaintLine): number =>
  visit_window === '' ? 24 : Number.parseInt(visit_window, 10)

interface Moved {
  user: Caller
  by: string
  to_day: string
  engineer: EngineerLine
}

async function moveVisit(services: Services, tx: Db, before: ComplaintLine, { user, by, to_day, engineer }: Moved) {
  const set = { ...technicianOf(engineer), visit_date: to_day }
  const after = await tx
    .updateTable('complaint')
    .set(set)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepVisitCode(tx, after.id, true)
  const at = services.clock.now()
  const text = visitInWords(visitOf(after))
  await recordActivity(tx, { complaint_id: after.id, kind: 'visit', text, by_name: by, at })
  await notifyOfEdit(services, tx, before, after)
  const subject = { table: 'complaint', id: after.id }
  await recordAudit(tx, {
    actor: user,
    action: 'complaint.move-visit',
    subject,
    before: visitOf(before),
    after: visitOf(after),
    at,
  })
}
