import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { quotedByPhone } from './testing/quoted-world.ts'

test('of an acceptance and a loss at once one wins, and what is accepted is never lost', async () => {
  const { token, id, anyone, desk, services } = await quotedByPhone(await testApp())
  const answers = await Promise.allSettled([
    desk.quotations.lose({ params: { id }, body: { reason: 'no_answer' } }),
    anyone.quotations.answerByLink({ params: { token }, body: { answer: 'accepted', quotation_id: id } }),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const row = await services.db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([row.answer === null, row.lost_at === null].filter(Boolean)).toHaveLength(1)
})

test('two who answer at once are answered alike: the office hears of an acceptance once', async () => {
  const { token, id, anyone, desk } = await quotedByPhone(await testApp())
  const call = { params: { token }, body: { answer: 'accepted' as const, quotation_id: id } }
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => anyone.quotations.answerByLink(call)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  expect((await desk.notices.list({ query: {} })).data).toHaveLength(1)
})
