import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { threeOfOne, marked } from './testing/duplicates-world.ts'

test('several who reject the registrations of one unit at once leave no mark behind and none without a holder', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  for (let round = 0; round < 5; round++) {
    const three = await threeOfOne(services, ['Pending', 'Pending', 'Pending'])
    const body = (id: number) => ({ stock_id: id, status: 'Rejected' as const, reason: 'Not the buyer' })
    await Promise.all(three.slice(0, 2).map(({ id }) => admin.registrations.decide({ body: body(id) })))
    expect(await marked(services)).toEqual([])
    await admin.registrations.delete({ params: { id: three[2]!.id } })
  }
})
