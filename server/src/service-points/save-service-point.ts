import type { Input } from 'contract/core/endpoint'
import { servicePoint, type servicePoints } from 'contract/service-points/endpoints'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { NotFound } from '../platform/core/problems.ts'
import { differing } from '../platform/database/differing.ts'
import { refuseTaken } from '../platform/database/refuse-taken.ts'
import { completed, refuseOldVersion } from '../platform/database/version.ts'
import { lockRows } from '../platform/database/lock-rows.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseWorkplace } from './refuse-workplace.ts'
import { getServicePoint } from './service-point.queries.ts'
import { tagsOfServicePoints } from './service-point.tags.ts'

export type ServicePointForm = Input<typeof servicePoints.add>['body']

export type Actor = AuditEntry['actor']

type Changes = Input<typeof servicePoints.update>['body']

export const TAKEN = 'This one is already on the list, with the same address'

/** Adds a shop or service centre. Returns its id. Throws a Problem 409 where it is there already. */
export async function addServicePoint({ db, clock, cache }: Services, user: Actor, form: ServicePointForm) {
  const id = await refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      const after = await tx
        .insertInto('service_point')
        .values({ ...servedBy(form), created_at: at })
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'service_point', id: after.id }
      await recordAudit(tx, { actor: user, action: 'service_point.add', subject, after, at })
      return after.id
    }),
  )
  await cache.drop(tagsOfServicePoints())
  return id
}

/** Updates what differs. Throws NotFound, ChangedMeanwhile, or a Problem 409 where it becomes the same as another one. */
export async function updateServicePoint(
  { db, clock, cache }: Services,
  user: Actor,
  id: number,
  form: Changes,
): Promise<void> {
  await refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const [before] = await lockRows(tx, 'service_point', [id])
      if (!before) throw new NotFound('Shop or service centre not found')
      await refuseOldVersion(form, before, { schema: servicePoint, read: () => getServicePoint(tx, id) })
      const { kind, name, district, address, phones, hours, districts, days_off } = before
      const stored = { kind, name, district, address, phones, hours, districts, days_off }
      const set = differing(before, servedBy(completed(form, stored)))
      if (!set) return
      if (set.kind === 'shop') await refuseWorkplace(tx, [id])
      const after = await tx
        .updateTable('service_point')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      const subject = { table: 'service_point', id }
      await recordAudit(tx, {
        actor: user,
        action: 'service_point.edit',
        subject,
        before,
        after,
        at: clock.now(),
      })
    }),
  )
  await cache.drop(tagsOfServicePoints())
}

/** Adds those of an import, in one transaction. Throws a Problem 409 where one is there already. */
export async function addServicePoints(
  { db, clock, cache }: Services,
  user: Actor,
  { forms, file }: { forms: readonly ServicePointForm[]; file: string },
): Promise<void> {
  await refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const at = clock.now()
      for (let from = 0; from < forms.length; from += ROWS_AT_ONCE)
        await tx
          .insertInto('service_point')
          .values(forms.slice(from, from + ROWS_AT_ONCE).map((form) => ({ ...servedBy(form), created_at: at })))
          .execute()
      await recordAudit(tx, {
        actor: user,
        action: 'service_point.import',
        subject: { table: 'service_point', id: null },
        after: { file, service_points: forms.length },
        at,
      })
    }),
  )
  await cache.drop(tagsOfServicePoints())
}

const ROWS_AT_ONCE = 500

/** A shop serves no districts. */
const servedBy = <Form extends { kind: string; districts: string[] }>(form: Form): Form =>
  form.kind === 'shop' ? { ...form, districts: [] } : form

const refusingDoubles = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken({ constraint: 'service_point_named', field: 'name', code: 'service_point_taken', message: TAKEN }, work)
