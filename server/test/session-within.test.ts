import { expect, test } from 'vitest'
import { refusedWith } from './refusal.ts'
import { testApp } from './test-app.ts'

const ENDED = '401 Your session has expired,Please login!'

test('a list that checks the session itself refuses an account just signed out, with rows and without', async () => {
  const app = await testApp({ work: false })
  const { as, build, services } = app
  const boss = await build.admin()
  const maya = await build.admin()
  const lists = () => {
    const { customers, complaints } = as(maya)
    return [customers.list({}), customers.list({ query: { firstname: 'nobody' } }), complaints.list({})]
  }
  await Promise.all(lists())
  expect((await as(maya).users.list({})).data).toHaveLength(2)
  await services.db.deleteFrom('session').where('account_id', '=', maya.id).execute()
  expect(await Promise.all([...lists(), as(maya).users.list({})].map(refusedWith))).toEqual(Array(4).fill(ENDED))
  // Authentication comes before the input.
  const wrong = as(maya).users.list({ query: { page: 0 } })
  expect(await refusedWith(wrong)).toBe(ENDED)
  expect((await as(boss).users.list({})).data).toHaveLength(2)
})

test('a list queries the database once: for its rows, their number, and the caller', async () => {
  const { as, build, services } = await testApp({ work: false })
  const maya = await build.admin()
  const { customers, users } = as(maya)
  await build.customer()
  await users.list({})
  let asked = 0
  const count = () => void (asked += 1)
  services.database.pool.on('acquire', count)
  const { data, pagination } = await customers.list({})
  services.database.pool.off('acquire', count)
  expect([data.length, pagination.total_results, asked]).toEqual([1, 1, 1])
  expect(Object.keys(data[0]!)).not.toContain('session_state')
})

test('a role that changed counts at once, also where there is nothing to show', async () => {
  const { as, build, services } = await testApp({ work: false })
  const maya = await build.admin()
  const { complaints, users } = as(maya)
  await users.list({})
  await complaints.list({})
  await services.db.updateTable('account').set({ role: 'customer' }).where('id', '=', maya.id).execute()
  expect(await refusedWith(users.list({}))).toMatch(/^403 /)
  expect(await refusedWith(complaints.list({}))).toMatch(/^403 /)
})

test('staff who do nothing for two hours are signed out of a list as well, and its use is noted', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const maya = await build.admin()
  const { users } = as(maya)
  const seen = async () =>
    (await services.db.selectFrom('session').where('account_id', '=', maya.id).select('last_seen_at').execute())[0]
  await users.list({})
  clock.pass({ minutes: 110 })
  const before = await seen()
  await users.list({})
  await expect.poll(seen).not.toEqual(before)
  clock.pass({ minutes: 130 })
  expect(await refusedWith(users.list({}))).toBe(ENDED)
})
