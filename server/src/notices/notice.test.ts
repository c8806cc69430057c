import { expect, test } from 'vitest'
import { buildNotice } from '../../test/factories/notice.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { clearNotices, KEPT_DAYS, KEPT_NOTICES } from './notice.jobs.ts'

async function told(count: number) {
  const world = await testApp({ work: false })
  const customer = await world.build.customer()
  const ids: number[] = []
  for (let at = 1; at <= count; at++)
    ids.push(await buildNotice(world.services, { customer, title: `Notice ${at}`, address: `/somewhere/${at}` }))
  const { notices, accounts } = world.as(customer)
  const unreadInProfile = async () => (await accounts.profile()).data.unread_notices
  return { ...world, customer, ids, notices, unreadInProfile }
}

test('notices are listed newest first, by page, with the number of unread ones', async () => {
  const { notices, ids } = await told(5)
  const first = await notices.list({ query: { per_page: 2 } })
  expect(first.data).toEqual([
    {
      id: ids[4],
      kind: 'registration',
      title: 'Notice 5',
      text: 'Your Kettle is registered.',
      address: '/somewhere/5',
      created_at: expect.stringMatching(/Z$/),
      read_at: null,
    },
    expect.objectContaining({ title: 'Notice 4' }),
  ])
  expect(first).toMatchObject({
    unread: 5,
    pagination: { page: 1, total_pages: 3, results_per_page: 2, total_results: 5 },
  })
  const last = await notices.list({ query: { page: 3, per_page: 2 } })
  expect(last.data.map(({ title }) => title)).toEqual(['Notice 1'])
  expect((await notices.list({ query: { page: 4, per_page: 2 } })).data).toEqual([])
  expect(await refusedWith(notices.list({ query: { per_page: 101 } }))).toBe('422 per_page is 1 to 100')
})

test('a notice is read in the language of the page', async () => {
  const { as, build } = await testApp({ work: false })
  const customer = await build.customer()
  const body = { ...(await registrationForm()), customer_id: customer.id }
  await as(await build.admin()).registrations.registerForCustomer({ body })
  const titles = async (locale: 'en' | 'ne') =>
    (await as(customer, locale).notices.list({ query: {} })).data.map(({ title, text }) => [title, text])
  expect(await titles('en')).toEqual([['Product registered', expect.stringMatching(/registered/)]])
  expect(await titles('ne')).toEqual([['सामान दर्ता भयो', expect.stringMatching(/[ऀ-ॿ]/)]])
})

test('reading up to one leaves the newer ones, and again changes nothing', async () => {
  const { notices, ids, unreadInProfile } = await told(4)
  expect(await unreadInProfile()).toBe(4)
  expect(await notices.readAll({ body: { up_to: ids[1]! } })).toMatchObject({ unread: 2 })
  const readAt = async () => (await notices.list({ query: {} })).data.map(({ read_at }) => read_at)
  const before = await readAt()
  expect(before.map((at) => at !== null)).toEqual([false, false, true, true])
  expect(await notices.readAll({ body: { up_to: ids[1]! } })).toMatchObject({ unread: 2 })
  expect(await readAt()).toEqual(before)
  expect(await unreadInProfile()).toBe(2)
  const unread = await notices.list({ query: { unread: true } })
  expect(unread.data.map(({ id }) => id)).toEqual([ids[3], ids[2]])
  expect([unread.pagination.total_results, unread.unread]).toEqual([2, 2])
  expect(await notices.readAll({ body: {} })).toMatchObject({ unread: 0 })
  expect(await unreadInProfile()).toBe(0)
})

test('a single notice is marked as read, once', async () => {
  const { notices, ids, clock } = await told(2)
  const params = { id: ids[0]! }
  expect(await notices.read({ params })).toMatchObject({ unread: 1 })
  const { data: before } = await notices.list({ query: {} })
  clock.pass({ minutes: 1 })
  expect(await notices.read({ params })).toMatchObject({ unread: 1 })
  expect((await notices.list({ query: {} })).data).toEqual(before)
})

test('no one can see or mark another customer’s notices, whose ids count as unknown', async () => {
  const { as, build, notices, ids } = await told(2)
  const stranger = as(await build.customer())
  expect(await stranger.notices.list({ query: {} })).toMatchObject({ data: [], unread: 0 })
  expect(await stranger.notices.readAll({ body: { up_to: ids[1]! } })).toMatchObject({ unread: 0 })
  expect(await stranger.notices.readAll({ body: { up_to: 999_999 } })).toMatchObject({ unread: 0 })
  const [foreign, absent] = [
    await refusal(stranger.notices.read({ params: { id: ids[0]! } })),
    await refusal(stranger.notices.read({ params: { id: 999_999 } })),
  ]
  expect([foreign?.status, foreign?.body.message]).toEqual([404, 'Notice not found'])
  expect([absent?.status, absent?.body.message]).toEqual([404, 'Notice not found'])
  expect(await notices.list({ query: {} })).toMatchObject({ unread: 2, data: [{ read_at: null }, { read_at: null }] })
})

test('the nightly clean-up keeps the newest of each customer and nothing that is over a year old', async () => {
  const { services, build, notices, ids, customer, clock } = await told(3)
  const other = await build.customer()
  await buildNotice(services, { customer: other })
  const row = { account_id: customer.id, kind: 'quotation' as const, title: 'x', text: '', address: '/x' }
  const year = new Date(clock.now().getTime() - (KEPT_DAYS + 1) * 86_400_000)
  await services.db.updateTable('notice').set({ created_at: year }).where('id', '=', ids[2]!).execute()
  const many = Array.from({ length: KEPT_NOTICES - 1 }, () => ({ ...row, created_at: clock.now() }))
  await services.db.insertInto('notice').values(many).execute()
  await clearNotices.run({}, services)
  await clearNotices.run({}, services)
  const { pagination } = await notices.list({ query: {} })
  expect(pagination.total_results).toBe(KEPT_NOTICES)
  const left = await services.db.selectFrom('notice').select('id').where('id', 'in', ids).execute()
  expect(left).toEqual([{ id: ids[1] }])
  const theirs = await services.db.selectFrom('notice').select('id').where('account_id', '=', other.id).execute()
  expect(theirs).toHaveLength(1)
})

test('notices go with their account', async () => {
  const { as, build, services, customer } = await told(2)
  await as(await build.admin()).customers.delete({ params: { id: customer.id } })
  expect(await services.db.selectFrom('notice').select('id').execute()).toEqual([])
})
