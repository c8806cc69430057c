import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { engineer, type Engineer, type engineers } from 'contract/engineers/endpoints'
import { weekdayNames } from 'contract/core/dates/weekday-names'
import { recordAudit } from '../platform/audit/audit.ts'
import { followEngineer } from '../complaints/assignment/follow-engineer.ts'
import { today } from '../platform/core/clock.ts'
import { reachOf, type Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import type { Services } from '../platform/core/services.ts'
import { getEngineer } from './engineer.queries.ts'
import { refuseFullBags } from '../parts/refuse-full-places.ts'
import { refuseOpenWork } from './refuse-open-work.ts'

/** A member of staff, or the system itself. */
type Actor = Caller | { id: null; role: 'system' }
type Form = Input<typeof engineers.add>['body']
type Changes = Input<typeof engineers.update>['body']

const TAKEN = m.engineers_another_engineer_number

/** Adds an engineer. Returns the id. Throws Invalid, or a Problem 409 where the number is taken. */
export const addEngineer = ({ db, clock }: Services, user: Actor, form: Form): Promise<number> =>
  refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      await refuseOtherPlaces(tx, user, form.centre_id)
      const { id } = await tx
        .insertInto('engineer')
        .values({ ...form, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow()
      const subject = { table: 'engineer', id }
      const after = recorded(await getEngineer(tx, id, today(clock)))
      await recordAudit(tx, { actor: user, action: 'engineer.add', subject, after, at })
      return id
    }),
  )

/**
 * Updates what differs; open complaints follow with name and number. Throws NotFound, ChangedMeanwhile, Invalid, or a
 * Problem 409 where the number is taken or somebody with open work leaves.
 */
export const updateEngineer = ({ db, clock }: Services, user: Actor, id: number, form: Changes): Promise<void> =>
  refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const [row] = await lockRows(tx, 'engineer', [id])
      if (!row) throw new NotFound(m.engineers_engineer_not_found())
      const before = await getEngineer(tx, id, today(clock))
      await refuseOldVersion(form, row, { schema: engineer, read: async () => before })
      const { name, phone, centre_id, skills, days_off, active } = before
      const set = differing(row, completed(form, { name, phone, centre_id, skills, days_off, active }))
      if (!set) return
      if (set.centre_id !== undefined) await refuseOtherPlaces(tx, user, set.centre_id)
      if (set.active === false) {
        await refuseOpenWork(tx, [id])
        await refuseFullBags(tx, [id])
      }
      await tx.updateTable('engineer').set(set).where('id', '=', id).execute()
      const after = await getEngineer(tx, id, today(clock))
      await followEngineer(tx, after)
      const subject = { table: 'engineer', id }
      const states = { before: recorded(before), after: recorded(after) }
      await recordAudit(tx, { actor: user, action: 'engineer.edit', subject, ...states, at: clock.now() })
    }),
  )

/** As the history reads it: names instead of ids. */
const recorded = ({ name, phone, centre_name, skill_names, days_off, active }: Engineer) => ({
  name,
  phone,
  centre: centre_name,
  skills: skill_names,
  days_off: weekdayNames(days_off),
  active: active ? 'active' : 'left',
})

/** The place is a service centre, and theirs where somebody is bound to one. */
async function refuseOtherPlaces(tx: Db, user: Actor, centreId: number): Promise<void> {
  const reach = user.id === null ? undefined : reachOf(user)
  if (reach !== undefined && reach !== centreId) throw new Invalid({ centre_id: m.engineers_own_centre_only() })
  const centre = await tx
    .selectFrom('service_point')
    .select('id')
    .where('id', '=', centreId)
    .where('kind', '=', 'service_centre')
    .forShare()
    .executeTakeFirst()
  if (!centre) throw new Invalid({ centre_id: m.core_choose_service_centre() })
}

const refusingDoubles = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken({ constraint: 'engineer_phone_key', field: 'phone', code: 'engineer_taken', message: TAKEN() }, work)
