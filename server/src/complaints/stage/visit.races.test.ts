import { expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { desk } from './testing/visit-world.ts'

test('when twenty people plan a visit at once, one wins', async () => {
  const { plan, complaints, params } = await desk()
  const refused = await Promise.all(
    Array.from({ length: 20 }, (_, i) => refusal(plan({ technician: `Technician ${i}`, seen_technician: '' }))),
  )
  expect(refused.filter((one) => one?.status === 409)).toHaveLength(19)
  const { data } = await complaints.timeline({ params })
  expect(data.filter(({ kind }) => kind === 'visit')).toHaveLength(1)
})
