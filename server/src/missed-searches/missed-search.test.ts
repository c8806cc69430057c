import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { sweepMissedSearches } from './missed-search.jobs.ts'

test('searches without results are listed for the office, counted by their words, the most frequent first', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  const tell = (words: string, shown?: string) => as().missedSearches.tell({ body: { words, ...(shown && { shown }) } })
  await tell('fridge')
  for (const words of ['Water  Purifier ', 'water purifier']) await tell(words)
  await tell('ketle zzq', 'Kettle')
  const { data, pagination } = await as(admin).missedSearches.list({ query: {} })
  expect(data.map(({ words, shown, times }) => [words, shown, times])).toEqual([
    ['water purifier', '', 2],
    ['fridge', '', 1],
    ['ketle zzq', 'kettle', 1],
  ])
  expect(pagination.total_results).toBe(3)
})

test('what could name a visitor is not kept; blank words are refused', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  for (const words of ['call 984-120 3118 now', 'SN2610190101']) await as().missedSearches.tell({ body: { words } })
  const { data } = await as(admin).missedSearches.list({ query: { sort: '-last_at' } })
  expect(data.map(({ words }) => words).toSorted()).toEqual(['call … now', 'sn…'])
  await expect(as().missedSearches.tell({ body: { words: '  ' } })).rejects.toMatchObject({ status: 422 })
})

test('a search is cleared with all its days; days older than three months are swept away', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const old = { day: '2020-01-01', last_at: clock.now() }
  await services.db
    .insertInto('missed_search')
    .values(['fridge', 'sofa'].map((words) => ({ words, ...old })))
    .execute()
  for (const words of ['fridge', 'lamp']) await as().missedSearches.tell({ body: { words } })
  const rows = (await as(admin).missedSearches.list({ query: {} })).data
  const idOf = (words: string) => rows.find((row) => row.words === words)!.id
  await as(admin).missedSearches.clear({ params: { id: idOf('fridge') } })
  await expect(as(admin).missedSearches.clear({ params: { id: idOf('fridge') } })).rejects.toMatchObject({
    status: 404,
  })
  await sweepMissedSearches.run({}, services)
  expect((await as(admin).missedSearches.list({ query: {} })).data.map(({ words }) => words)).toEqual(['lamp'])
  const cleared = await as(admin).missedSearches.clearMany({ body: { missed_search_ids: [idOf('lamp')] } })
  expect(cleared).toEqual({ message: '1 search cleared', deleted: 1 })
})

test('one visitor’s searches count only up to a limit', async () => {
  const { as } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.1' } })
  for (let time = 0; time < 3; time++) await as().missedSearches.tell({ body: { words: 'fridge' } })
  await expect(as().missedSearches.tell({ body: { words: 'fridge' } })).rejects.toMatchObject({ status: 429 })
})

test('a day full of words of one network has room for those of others', async () => {
  const { app, services, clock } = await testApp({ work: false })
  const tell = (words: string, remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/api/products/missedsearches', payload: { words }, remoteAddress })
  await tell('qx', '2001:db8:1:1::1')
  const { day, brought_by } = await services.db
    .selectFrom('missed_search')
    .select(['day', 'brought_by'])
    .executeTakeFirstOrThrow()
  await services.db
    .insertInto('missed_search')
    .values(Array.from({ length: 999 }, (_, at) => ({ day, words: `qx ${at}`, brought_by, last_at: clock.now() })))
    .execute()
  await tell('air cooler', '203.0.113.7')
  await tell('qx more', '2001:db8:1:2::2')
  const rows = await services.db.selectFrom('missed_search').select('words').execute()
  const all = rows.map(({ words }) => words)
  expect([all.length, all.includes('air cooler'), all.includes('qx more')]).toEqual([1000, true, false])
  clock.pass({ days: 1 })
  await sweepMissedSearches.run({}, services)
  const known = await services.db.selectFrom('missed_search').where('brought_by', 'is not', null).execute()
  expect(known).toEqual([])
})
