import { expect, test } from 'vitest'
import { buildEnquiry } from '../../test/factories/enquiry.ts'
import { dashboardWorld } from './testing/dashboard-world.ts'

test('rolled-back rows are not counted, and all of twenty concurrent ones are', async () => {
  const { figures, services } = await dashboardWorld()
  await services.db
    .transaction()
    .execute(async (tx) => {
      await buildEnquiry({ ...services, db: tx })
      throw new Error('no')
    })
    .catch(() => undefined)
  await Promise.all(Array.from({ length: 20 }, () => buildEnquiry(services)))
  expect(await figures()).toMatchObject({ total_contact_enquiries: 20 })
})
