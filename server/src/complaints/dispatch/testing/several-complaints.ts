import { buildComplaint } from '../../../../test/factories/complaint.ts'
import type { Services } from '../../../platform/core/services.ts'

export async function complaints(services: Services, count: number): Promise<number[]> {
  const { id, customer } = await buildComplaint(services)
  const ids = [id]
  while (ids.length < count) ids.push((await buildComplaint(services, { customer })).id)
  return ids
}
