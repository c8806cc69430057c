import { m } from 'contract/messages'
import type { Input } from 'contract/core/endpoint'
import { servicePoint, type servicePoints } from 'contract/service-points/endpoints'
import { proposeCentres } from '../complaints/assignment/propose-centres.job.ts'
import { recordAudit, type AuditEntry } from '../platform/audit/audit.ts'
import { Invalid, NotFound } from '../platform/core/problems.ts'
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

export const TAKEN = m.service_points_one_already_list_same_address

/** Adds a shop or service centre. Returns its id. Throws a Problem 409 where it is there already. */
export async function addServicePoint({ db, clock, cache, jobs }: Services, user: Actor, form: ServicePointForm) {
  refuseHours(form)
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
      if (after.districts.length > 0) await jobs.enqueue(tx, proposeCentres, { after: 0 })
      return after.id
    }),
  )
  await cache.drop(tagsOfServicePoints())
  return id
}

/** Updates what differs. Throws NotFound, ChangedMeanwhile, or a Problem 409 where it becomes the same as another one. */
export async function updateServicePoint(
  { db, clock, cache, jobs }: Services,
  user: Actor,
  id: number,
  form: Changes,
): Promise<void> {
  await refusingDoubles(() =>
    db.transaction().execute(async (tx) => {
      const [before] = await lockRows(tx, 'service_point', [id])
      if (!before) throw new NotFound(m.service_points_shop_service_centre_not_found())
      await refuseOldVersion(form, before, { schema: servicePoint, read: () => getServicePoint(tx, id) })
      const { kind, name, name_ne, district, address, address_ne, phones } = before
      const { hours, opens_at, closes_at, districts, days_off, visits_per_window } = before
      const stored = { kind, name, name_ne, district, address, address_ne, phones }
      const wanted = servedBy(
        completed(form, { ...stored, hours, opens_at, closes_at, districts, days_off, visits_per_window }),
      )
      refuseHours(wanted)
      const set = differing(before, wanted)
      if (!set) return
      if (set.kind === 'shop') await refuseWorkplace(tx, [id])
      const after = await tx
        .updateTable('service_point')
        .set(set)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (set.districts || set.kind) await jobs.enqueue(tx, proposeCentres, { after: 0 })
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
  { db, clock, cache, jobs }: Services,
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
      await jobs.enqueue(tx, proposeCentres, { after: 0 })
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

/** What is wrong with opening hours: one without the other, or an end before the beginning. */
export function whyNoHours({ opens_at, closes_at }: Pick<ServicePointForm, 'opens_at' | 'closes_at'>) {
  if ((opens_at === '') !== (closes_at === '')) return m.service_points_enter_both_times
  return opens_at !== '' && closes_at <= opens_at ? m.service_points_closes_after_it_opens : undefined
}

function refuseHours(form: Pick<ServicePointForm, 'opens_at' | 'closes_at'>): void {
  const why = whyNoHours(form)
  if (why) throw new Invalid({ closes_at: why() })
}

/** A shop serves no districts. */
const servedBy = <Form extends { kind: string; districts: string[] }>(form: Form): Form =>
  form.kind === 'shop' ? { ...form, districts: [] } : form

const refusingDoubles = <T>(work: () => Promise<T>): Promise<T> =>
  refuseTaken({ constraint: 'service_point_named', field: 'name', code: 'service_point_taken', message: TAKEN() }, work)
