import { expect, test } from 'vitest'
import { desk } from './testing/message-many-world.ts'

test('fifty presses at once send one message to each; another text is another message', async () => {
  const { office, complaintOf, messagesOf } = await desk()
  const ids = [(await complaintOf('Asha', 'Mixer')).id, (await complaintOf('Bina', 'Cooker')).id]
  const send = (text: string) => office.bulkMessages.send({ body: { ids, text, key: 'one' } })
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('A part is late')))
  expect(answers.every(({ done }) => done === 2)).toBe(true)
  for (const id of ids) expect(await messagesOf(id)).toHaveLength(1)
  await send('It is here now')
  for (const id of ids) expect(await messagesOf(id)).toHaveLength(2)
})
