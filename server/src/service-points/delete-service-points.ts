import { m } from 'contract/messages'
import { proposeCentres } from '../complaints/assignment/propose-centres.job.ts'
import type { AuditEntry } from '../platform/audit/audit.ts'
import { NotFound } from '../platform/core/problems.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseFullShelves } from '../parts/refuse-full-places.ts'
import { refuseWorkplace } from './refuse-workplace.ts'
import { tagsOfServicePoints } from './service-point.tags.ts'

type Actor = AuditEntry['actor']

const servicePointDeletion = defineDeletion('service_point', {
  noun: m.things_service_point,
  refuse: async (tx, ids) => {
    await refuseWorkplace(tx, ids)
    await refuseFullShelves(tx, ids)
  },
  tags: tagsOfServicePoints,
})

/** Deletes one. Throws NotFound. */
export async function deleteServicePoint(services: Services, user: Actor, id: number): Promise<void> {
  if ((await deleteServicePoints(services, user, [id])) === 0)
    throw new NotFound(m.service_points_shop_service_centre_not_found())
}

/** Deletes those of these that are still there. Returns their number. */
export async function deleteServicePoints(services: Services, user: Actor, ids: readonly number[]): Promise<number> {
  const { length } = await servicePointDeletion.rows(services, user, ids)
  if (length > 0)
    await services.db.transaction().execute((tx) => services.jobs.enqueue(tx, proposeCentres, { after: 0 }))
  return length
}

export const restoreServicePoint = defineRestoration('service_point', {
  taken: m.service_points_shop_service_centre_again,
  done: ({ cache }) => cache.drop(tagsOfServicePoints()),
})
