import { BOARD_CARDS } from 'contract/complaints/words'
import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { desk } from './testing/board-world.ts'

const idsOf = (column: { cards: { id: number }[] } | undefined) => column?.cards.map(({ id }) => id)

test('an open stage shows what is due first, a closed one the newest, and both the number of all', async () => {
  const { board, set, services, build } = await desk()
  const customer = await build.customer()
  const ids: number[] = []
  for (let at = 0; at < BOARD_CARDS + 2; at++) ids.push((await buildComplaint(services, { customer })).id)
  const [first, second, third] = ids as [number, number, number]
  const dueAt = (at: string | null) => ({ first_due_at: at, due_at: at })
  await set(second, dueAt('2020-01-01T00:00:00Z'))
  await set(first, dueAt('2020-01-02T00:00:00Z'))
  await set(third, dueAt(null))
  const open = (await board())[0]!
  expect([open.total, open.cards.length]).toEqual([ids.length, BOARD_CARDS])
  expect(idsOf(open)!.slice(0, 2)).toEqual([second, first])
  expect(idsOf(open)).not.toContain(third)
  for (const id of ids) await set(id, { status: 'Cancelled' })
  const closed = (await board()).at(-1)!
  expect([closed.total, closed.cards.length]).toEqual([ids.length, BOARD_CARDS])
  expect(idsOf(closed)).toEqual(ids.toReversed().slice(0, BOARD_CARDS))
})
