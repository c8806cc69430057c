import { expect, test } from 'vitest'
import { reportedTwice } from './testing/reported-twice.ts'

test('when fifty people separate at once, one wins, and the customer is told once', async () => {
  const { customer, merge, separate, services } = await reportedTwice()
  await merge()
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => separate()))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const told = await services.db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', customer.id)
    .where('title', '=', 'Your reports are handled separately')
    .execute()
  expect(told).toHaveLength(1)
})
