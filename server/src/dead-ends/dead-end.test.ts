import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { sweepDeadEnds } from './dead-end.jobs.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('reactions on a page that does not exist reach the office, counted by address', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const tell = (body: { path: string; sign: 'like' | 'dislike' | 'report'; referrer?: string }) =>
    as().deadEnds.tell({ body })
  expect(
    await tell({ path: '/old-kettle?ref=sms#top', sign: 'report', referrer: '/baltra-allProducts?page=2' }),
  ).toEqual({
    message: 'Thank you for telling us!',
  })
  await tell({ path: '/old-kettle', sign: 'report' })
  await tell({ path: '/old-kettle', sign: 'dislike' })
  clock.pass({ seconds: 1 })
  await tell({ path: '/unauthorize', sign: 'like' })
  const newest = await as(admin).deadEnds.list({ query: {} })
  expect(newest.data.map(({ path }) => path)).toEqual(['/unauthorize', '/old-kettle'])
  expect(newest.pagination.total_results).toBe(2)
  const { data } = await as(admin).deadEnds.list({ query: { sort: '-reports' } })
  expect(data[0]).toMatchObject({
    path: '/old-kettle',
    referrer: '/baltra-allProducts',
    likes: 0,
    dislikes: 1,
    reports: 2,
  })
})

test('an address keeps nothing that could name a visitor', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  for (const path of ['/t/Secret-token', '/q/abc', '/call/9841203118/now', '/call/98412-03118', `/${'x'.repeat(900)}`])
    await as().deadEnds.tell({ body: { path, sign: 'report' } })
  const { data } = await as(admin).deadEnds.list({ query: { per_page: 100 } })
  expect(data.map(({ path }) => path).toSorted()).toEqual(
    ['/call/…', '/call/…/now', '/q/…', '/t/…', `/${'x'.repeat(299)}`].toSorted(),
  )
})

test.each([
  '',
  'old',
  '//elsewhere.example/a',
  '/\\elsewhere.example',
  '/a b',
  '/a\u0000b',
  'https://elsewhere.example/',
])('%j is no address of this site', async (path) => {
  const { as } = await testApp({ work: false })
  await expect(as().deadEnds.tell({ body: { path, sign: 'like' } })).rejects.toMatchObject({ status: 422 })
})

test('a day holds a limited number of addresses; those that are known go on counting', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = await build.admin()
  await as().deadEnds.tell({ body: { path: '/known', sign: 'like' } })
  const { day: today } = await services.db.selectFrom('dead_end').select('day').executeTakeFirstOrThrow()
  await services.db
    .insertInto('dead_end')
    .values(Array.from({ length: 499 }, (_, at) => ({ day: today, path: `/made-up/${at}`, last_at: clock.now() })))
    .execute()
  await as().deadEnds.tell({ body: { path: '/one-too-many', sign: 'like' } })
  await as().deadEnds.tell({ body: { path: '/known', sign: 'like' } })
  const { data, pagination } = await as(admin).deadEnds.list({ query: { per_page: 100 } })
  expect(pagination.total_results).toBe(500)
  expect(data[0]).toMatchObject({ path: '/known', likes: 2 })
})

test('a day full of one network has room for others, and a redirected address keeps its place', async () => {
  const { app, services, clock } = await testApp({ work: false })
  const tell = (path: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/deadends', payload: { path, sign: 'report' }, remoteAddress })
  await tell('/made-up', '2001:db8:1:1::1')
  const { day, brought_by } = await services.db
    .selectFrom('dead_end')
    .select(['day', 'brought_by'])
    .executeTakeFirstOrThrow()
  const last_at = clock.now()
  await services.db
    .insertInto('dead_end')
    .values(Array.from({ length: 499 }, (_, at) => ({ day, path: `/made-up/${at}`, brought_by, last_at })))
    .execute()
  await services.db.insertInto('redirect').values({ path: '/made-up/0', target: '/', created_at: last_at }).execute()
  // Seen from elsewhere too.
  await tell('/made-up/1', '203.0.113.7')
  for (const [at, place] of ['203.0.113.7', '203.0.113.8', '198.51.100.7'].entries()) await tell(`/real/${at}`, place)
  // The /48 that filled it has no more room, from whichever address.
  await tell('/made-up/more', '2001:db8:1:2::2')
  const paths = await services.db.selectFrom('dead_end').select('path').execute()
  const has = (path: string) => paths.some((row) => row.path === path)
  expect(paths.length).toBe(500)
  expect(['/real/0', '/real/1', '/real/2', '/made-up/0', '/made-up/1'].map(has)).toEqual(Array(5).fill(true))
  expect(['/made-up/more', '/made-up/2'].map(has)).toEqual([false, false])
  clock.pass({ days: 1 })
  await sweepDeadEnds.run({}, services)
  expect(await services.db.selectFrom('dead_end').where('brought_by', 'is not', null).select('id').execute()).toEqual(
    [],
  )
})

test('one visitor’s presses are limited', async () => {
  const { as } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.1' } })
  for (let press = 0; press < 3; press++) await as().deadEnds.tell({ body: { path: '/gone', sign: 'like' } })
  await expect(as().deadEnds.tell({ body: { path: '/gone', sign: 'like' } })).rejects.toMatchObject({ status: 429 })
})

test('an address is cleared with all its days, alone or with others', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = await build.admin()
  for (const path of ['/a', '/b', '/c']) await as().deadEnds.tell({ body: { path, sign: 'report' } })
  await services.db.insertInto('dead_end').values({ day: '2020-01-01', path: '/a', last_at: clock.now() }).execute()
  const rows = (await as(admin).deadEnds.list({ query: { per_page: 100 } })).data
  const idOf = (path: string) => rows.find((row) => row.path === path)!.id
  await as(admin).deadEnds.clear({ params: { id: idOf('/a') } })
  await expect(as(admin).deadEnds.clear({ params: { id: idOf('/a') } })).rejects.toMatchObject({ status: 404 })
  const cleared = await as(admin).deadEnds.clearMany({ body: { dead_end_ids: [idOf('/b'), idOf('/c')] } })
  expect(cleared).toEqual({ message: '2 addresses cleared', deleted: 2 })
  expect((await as(admin).deadEnds.list({ query: {} })).data).toEqual([])
})

test('an address is redirected, changed, and led nowhere again; the list knows where it leads', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const redirect = (path: string, target: string) => as(admin).deadEnds.redirect({ body: { path, target } })
  const targets = async () =>
    (await as(admin).deadEnds.list({ query: {} })).data.map(({ path, target }) => [path, target])
  await as().deadEnds.tell({ body: { path: '/old-kettle', sign: 'report' } })
  expect(await redirect('https://www.example.com/ne/old-kettle?ref=sms', '/baltra-product-view/1')).toEqual({
    message: 'Redirect saved',
  })
  clock.pass({ seconds: 1 })
  await redirect('/पुरानो', '/baltra-search-products?product_name=kettle')
  const encoded = encodeURI('/पुरानो')
  expect(await targets()).toEqual([
    [encoded, '/baltra-search-products?product_name=kettle'],
    ['/old-kettle', '/baltra-product-view/1'],
  ])
  expect([...services.redirects.current]).toEqual([
    ['/old-kettle', '/baltra-product-view/1'],
    [encoded, '/baltra-search-products?product_name=kettle'],
  ])
  for (const [path, target, message] of [
    ['/a', '/a?b', 'An address cannot lead to itself'],
    ['/a', '/old-kettle#top', 'This address is itself redirected, to /baltra-product-view/1'],
    ['/a', 'https:', 'An address of this site is expected'],
    ['//elsewhere.example', '/', 'An address of this site is expected'],
    ['/call/…', '/', 'This address cannot be redirected'],
    ...[
      '/.//elsewhere.example',
      '/ne//elsewhere.example',
      '/a/..//elsewhere.example',
      'https://a.example/ne//b.example',
    ].map((target) => ['/a', target, 'An address of this site is expected'] as const),
  ] as const)
    await expect(redirect(path, target)).rejects.toMatchObject({ status: 422, message: `422 ${message}` })
  expect(await redirect('/old-kettle', '')).toEqual({ message: 'Redirect removed' })
  expect(await redirect('/old-kettle', '')).toEqual({ message: 'Redirect removed' })
  expect([...services.redirects.current.keys()]).toEqual([encoded])
  const actions = await services.db
    .selectFrom('audit')
    .select('action')
    .where('subject', '=', 'redirect')
    .orderBy('id')
    .execute()
  expect(actions.map(({ action }) => action)).toEqual(['redirect.save', 'redirect.save', 'redirect.delete'])
})

test('a redirected address stays on the list, and its redirect goes when it is cleared', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  await as(await build.admin()).deadEnds.redirect({ body: { path: '/old', target: '/' } })
  clock.pass({ days: 120 })
  await sweepDeadEnds.run({}, services)
  const admin = await build.admin()
  const { data } = await as(admin).deadEnds.list({ query: {} })
  expect(data).toMatchObject([{ path: '/old', target: '/', reports: 0 }])
  await as(admin).deadEnds.clear({ params: { id: data[0]!.id } })
  expect(services.redirects.current.size).toBe(0)
  expect((await as(admin).deadEnds.list({ query: {} })).data).toEqual([])
})

test('days older than three months are swept away', async () => {
  const { services, clock } = await testApp({ work: false })
  const dayBefore = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
  await services.db
    .insertInto('dead_end')
    .values([60, 120].map((days) => ({ day: dayBefore(days), path: `/${days}`, last_at: clock.now() })))
    .execute()
  await sweepDeadEnds.run({}, services)
  expect(await services.db.selectFrom('dead_end').select('path').execute()).toEqual([{ path: '/60' }])
})
