import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/complaint-message-world.ts'

test('of twenty sends of one message with one key one is stored, and all get the same response', async () => {
  const { write, answer, mine, services, params } = await desk()
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => answer('Is it on its way?', 'key-1')),
    ...Array.from({ length: 20 }, () => write('Tomorrow', 'staff', 'key-1')),
  ])
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(2)
  expect((await mine.listMyMessages({ params })).data).toHaveLength(2)
  expect(await refusedWith(answer('Another text', 'key-1'))).toBe('409 Another message was sent with this key')
  await answer('Is it on its way?', 'key-2')
  await answer('Is it on its way?')
  const rows = await services.db.selectFrom('complaint_message').select('id').execute()
  expect(rows).toHaveLength(4)
})

test('of twenty messages of staff at once one is told by SMS', async () => {
  const { write, services } = await desk()
  const before = await queued()
  await Promise.all(Array.from({ length: 20 }, (_, i) => write(`Message ${i}`)))
  expect((await queued()) - before).toBe(1)

  async function queued() {
    return (await services.jobs.queueDepth()).find(({ name }) => name === 'sms.send')?.total ?? 0
  }
})
