import type { AuditEntry } from '../platform/audit/audit.ts'
import { NotFound } from '../platform/core/problems.ts'
import { defineDeletion } from '../platform/deletions/define-deletion.ts'
import { defineRestoration } from '../platform/deletions/define-restoration.ts'
import type { Services } from '../platform/core/services.ts'
import { refuseWorkplace } from './refuse-workplace.ts'
import { tagsOfServicePoints } from './service-point.tags.ts'

type Actor = AuditEntry['actor']

const servicePointDeletion = defineDeletion('service_point', {
  noun: ['service point', 'service points'],
  refuse: refuseWorkplace,
  tags: tagsOfServicePoints,
})

/** Deletes one. Throws NotFound. */
export async function deleteServicePoint(services: Services, user: Actor, id: number): Promise<void> {
  if ((await deleteServicePoints(services, user, [id])) === 0) throw new NotFound('Shop or service centre not found')
}

/** Deletes those of these that are still there. Returns their number. */
export const deleteServicePoints = async (services: Services, user: Actor, ids: readonly number[]): Promise<number> =>
  (await servicePointDeletion.rows(services, user, ids)).length

export const restoreServicePoint = defineRestoration('service_point', {
  taken: 'There is such a shop or service centre again',
  done: ({ cache }) => cache.drop(tagsOfServicePoints()),
})
