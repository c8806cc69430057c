import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

test('when twenty people sign one person out at once, one is told that it was done', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const asha = await build.customer()
  const { endSessions } = as(admin).users
  const answers = await Promise.all(Array.from({ length: 20 }, () => endSessions({ params: { id: asha.id } })))
  expect(answers.filter(({ ended }) => ended === 1)).toHaveLength(1)
  const audit = await services.db.selectFrom('audit').select('action').execute()
  expect(audit).toEqual([{ action: 'account.end-sessions' }])
})
