import { expect, test } from 'vitest'
import { estimated } from './testing/estimated-world.ts'

test('of fifty who accept and decline at once one answer stands, and the owner hears of one', async () => {
  const { first, answer, desk, outcomes } = await estimated()
  const said = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => answer(first, at % 2 ? 'accepted' : 'declined')),
  )
  // The same answer again changes nothing.
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(25)
  expect(['accepted', 'declined']).toContain((await outcomes())[0])
  const { data: notices } = await desk.notices.list({ query: {} })
  expect(notices.filter(({ title }) => title.includes('estimate'))).toHaveLength(1)
})

test('of an answer and a newer estimate at once the answered one stays, or was replaced before', async () => {
  const { first, answer, make, outcomes } = await estimated()
  const [said] = await Promise.allSettled([answer(first, 'accepted'), make({ labour: 300 })])
  expect(await outcomes()).toEqual(['open', said.status === 'fulfilled' ? 'accepted' : 'replaced'])
})
