import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal } from '../../../test/refusal.ts'
import { reportedTwice } from './testing/reported-twice.ts'

/** Staff wait for the customer in the remaining complaint. */
async function waiting() {
  const world = await reportedTwice()
  const wait = () => world.complaints.setWaiting({ params: { id: world.first.id }, body: { waiting: true } })
  const waits = async () => (await world.get(world.first.id)).paused === 'customer'
  const answer = (id: number, text: string, key?: string) =>
    world.mine.writeMine({ params: { id }, body: { text, key } })
  return { ...world, wait, waits, answer }
}

test('a customer’s message in the merged complaint ends the wait, and separating resumes it', async () => {
  const { first, second, services, wait, waits, answer, merge, separate } = await waiting()
  await wait()
  const { data: said } = await answer(second.id, 'Here is the number')
  await merge()
  expect(await waits()).toBe(false)
  const { ended_at, ended_by } = await services.db
    .selectFrom('complaint_wait')
    .where('complaint_id', '=', first.id)
    .select(['ended_at', 'ended_by'])
    .executeTakeFirstOrThrow()
  expect(Date.parse(ended_at!)).toBe(Date.parse(said.created_at))
  expect(ended_by).not.toBe('')
  await separate()
  expect(await waits()).toBe(true)
})

test('a later report counts as an answer too, an earlier message does not', async () => {
  const { first, second, customer, services, wait, waits, answer, merge, separate } = await waiting()
  await answer(second.id, 'It smells again')
  await wait()
  await merge()
  expect(await waits()).toBe(true)
  const third = await buildComplaint(services, { customer, problem_description: 'It hums and smells' })
  await merge(third.id)
  expect(await waits()).toBe(false)
  await answer(first.id, 'Do come')
  await separate(third.id)
  expect(await waits()).toBe(false)
})

test('a message sent again after the merge is the same message, in the complaint where it is now', async () => {
  const { first, second, answer, merge, separate, complaints } = await waiting()
  const { data: sent } = await answer(second.id, 'It smells again', 'k1')
  await answer(first.id, 'It hums', 'k1')
  await merge()
  expect((await answer(second.id, 'It smells again', 'k1')).data).toEqual({ ...sent, complaint_id: first.id })
  expect((await refusal(answer(second.id, 'Something else', 'k1')))?.body.code).toBe('key_used')
  expect((await refusal(answer(second.id, 'It smells again', 'k2')))?.body.code).toBe('merged')
  const note = { kind: 'internal', text: 'Seen', key: 'k1' } as const
  await complaints.write({ params: { id: first.id }, body: note })
  await separate()
  expect((await answer(second.id, 'It smells again', 'k1')).data).toEqual(sent)
})
