import { expect, test } from 'vitest'
import { office } from './testing/website-page-world.ts'

test('of fifty publications at once one wins', async () => {
  const { save, pages } = await office()
  const { version } = await save('privacy', { clauses: { en: '<h3>All</h3><p>Nothing is kept</p>', ne: '' } })
  const tries = Array.from({ length: 50 }, () => pages.publish({ params: { page: 'privacy' }, body: { version } }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await pages.versions({ params: { page: 'privacy' } })).data).toHaveLength(1)
})
