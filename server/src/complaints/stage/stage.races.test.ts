import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { filed } from './testing/stage-world.ts'

test('when fifty people reopen it at once, one wins', async () => {
  const { complaints, params, steps } = await filed()
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  const told = await Promise.all(
    Array.from({ length: 50 }, () =>
      refusedWith(complaints.reopenForCustomer({ params, body: { reason: 'Mistake' } })).catch(() => 'reopened'),
    ),
  )
  expect(told.filter((one) => one !== '409 This complaint is already open')).toHaveLength(1)
  expect(await steps()).toEqual(['Unassigned', 'Completed', 'Unassigned'])
})

test('of customer and staff who reopen it at once one wins', async () => {
  const { as, customer, complaints, params, steps } = await filed()
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  const told = await Promise.all(
    [
      complaints.reopenForCustomer({ params, body: { reason: 'Mistake' } }),
      as(customer).complaints.reopen({ params, body: { remark: 'It hums' } }),
    ].map((reopening) => refusal(reopening)),
  )
  expect(told.map((one) => one?.status).filter(Boolean)).toEqual([409])
  expect(await steps()).toHaveLength(3)
})
