import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { reportedTwice } from './testing/reported-twice.ts'

test('when fifty people merge the same complaint into two others at once, one wins, and it is told once', async () => {
  const { customer, first, second, merge, services, get } = await reportedTwice()
  const third = await buildComplaint(services, { customer })
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => merge(second.id, at % 2 ? first.id : third.id)),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([first.id, third.id]).toContain((await get(second.id)).merged_into)
  const told = await services.db
    .selectFrom('notice')
    .select('id')
    .where('account_id', '=', customer.id)
    .where('title', '=', 'Both reports are handled together')
    .execute()
  expect(told).toHaveLength(1)
})

test('when fifty people merge two complaints in both directions at once, one wins, and one complaint stays open', async () => {
  const { first, second, merge, get } = await reportedTwice()
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => (at % 2 ? merge(first.id, second.id) : merge(second.id, first.id))),
  )
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.status] : []))
  expect(reasons).toHaveLength(49)
  expect(new Set(reasons)).toEqual(new Set([409]))
  const both = [await get(first.id), await get(second.id)]
  expect(both.filter(({ merged_into }) => merged_into === null)).toHaveLength(1)
})
