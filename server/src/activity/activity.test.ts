import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { recordAudit } from '../platform/audit/audit.ts'

test('the log lists who did what across all records, newest first, with each filter', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const [rita, hari] = [await build.admin({ firstname: 'Rita', lastname: 'Rai' }), await build.admin()]
  const at = clock.now()
  const earlier = new Date(at.getTime() - 3 * 24 * 60 * 60 * 1000)
  const category = await build.category({ name: 'Kettles' })
  const record = (more: Partial<Parameters<typeof recordAudit>[1]>) =>
    recordAudit(services.db, {
      actor: { ...rita, role: 'admin' },
      action: 'category.add',
      subject: { table: 'category', id: category.id },
      at,
      ...more,
    })
  await record({ after: { name: 'Kettles' }, at: earlier })
  await record({ action: 'category.edit', before: { name: 'Kettle' }, after: { name: 'Kettles' } })
  await record({ action: 'product.delete', subject: { table: 'product', id: 4711 }, before: { name: 'Old fan' } })
  await record({ actor: { id: hari.id, role: 'admin' }, action: 'job.retry', subject: { table: 'job', id: null } })
  const sentences = async (query: NonNullable<Parameters<ReturnType<typeof as>['activity']['list']>[0]>['query']) =>
    (await as(rita).activity.list({ query: { ...query } })).data.map(({ sentence }) => sentence)

  const [retried, deleted, changed, added] = [
    /tried a failed job again$/,
    'Rita Rai deleted the product',
    'Rita Rai changed name from Kettle to Kettles',
    'Rita Rai added the category',
  ]
  expect(await sentences({})).toEqual([expect.stringMatching(retried), deleted, changed, added])
  expect(await sentences({ person: rita.id })).toEqual([deleted, changed, added])
  expect(await sentences({ subject: 'category' })).toEqual([changed, added])
  expect(await sentences({ kind: 'delete' })).toEqual([deleted])
  expect(await sentences({ kind: 'other' })).toEqual([expect.stringMatching(retried)])
  expect(await sentences({ search: 'old FAN' })).toEqual([deleted])
  expect(await sentences({ search: '#4711' })).toEqual([deleted])
  const day = (when: Date) => new Date(when.getTime() + 345 * 60_000).toISOString().slice(0, 10)
  expect(await sentences({ from: day(at) })).toEqual([expect.stringMatching(retried), deleted, changed])
  expect(await sentences({ to: day(earlier) })).toEqual([added])

  const { data, pagination } = await as(rita).activity.list({ query: { per_page: 2, page: 2 } })
  expect(pagination).toMatchObject({ total_results: 4, total_pages: 2 })
  expect(data).toMatchObject([{ exists: true, name: 'Kettles', actor_role: 'admin' }, { restorable: false }])
  const people = (await as(rita).activity.people()).data
  expect(new Set(people.map(({ id }) => id))).toEqual(new Set([rita.id, hari.id]))
})

test('an export of people is recorded without their data, once it is sent', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin({ firstname: 'Rita', lastname: 'Rai' })
  await build.customer({ firstname: 'Asha', contact: '9841203118' })
  await build.customer({ firstname: 'Bina' })
  await as(admin).customers.export({ query: { format: 'csv', firstname: 'Asha' } })
  await as(admin).units.export({ query: { format: 'csv' } })
  const { data } = await as(admin).activity.list({ query: { kind: 'export' } })
  expect(data.map(({ sentence }) => sentence)).toEqual([
    'Rita Rai exported 1 row of customers as csv (first name: Asha)',
  ])
  const stored = await services.db.selectFrom('audit').select(['after', 'before']).execute()
  expect(JSON.stringify(stored)).not.toContain('9841203118')
})

test('the log itself is exported, and that is recorded too', async () => {
  const { as, build } = await testApp({ work: false })
  const admin = await build.admin()
  await as(admin).users.export({ query: { format: 'xlsx' } })
  const sheet = await as(admin).activity.export({ query: { format: 'csv' } })
  const text = await sheet.text()
  expect(text).toContain('exported 1 row of users as xlsx')
  // So that a spreadsheet program can sort it.
  expect(text).toMatch(/^"?\d{4}-\d\d-\d\d \d\d:\d\d/m)
  const { data } = await as(admin).activity.list({ query: { subject: 'audit' } })
  expect(data).toHaveLength(1)
})

test('restoring what cannot come back is refused with the reason', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const admin = await build.admin()
  const lastDeletion = async () => (await as(admin).activity.list({ query: { kind: 'delete' } })).data[0]!
  const restore = async (id: number) => as(admin).activity.restore({ params: { id } })

  const category = await build.category({ name: 'Fans' })
  const group = await build.subCategory({ category_id: category.id, name: 'Table fans' })
  await as(admin).categories.deleteSub({ params: { id: group.id } })
  const ofGroup = await lastDeletion()
  await as(admin).categories.delete({ params: { id: category.id } })
  const ofCategory = await lastDeletion()
  await expect(restore(ofGroup.id)).rejects.toMatchObject({
    status: 409,
    message: '409 Its category is deleted: restore that first',
  })
  await build.category({ name: 'fans' })
  await expect(restore(ofCategory.id)).rejects.toMatchObject({ message: '409 Another category has this name now' })
  clock.pass({ days: 31 })
  const later = await build.admin()
  await expect(as(later).activity.restore({ params: { id: ofCategory.id } })).rejects.toMatchObject({
    message: '409 This cannot be restored, or can no longer be',
  })
  await expect(as(later).activity.restore({ params: { id: 987_654 } })).rejects.toMatchObject({ status: 404 })
})

test('a category returns with its sub-category, a redirect works again, and a message returns', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const category = await build.category({ name: 'Fans' })
  const group = await build.subCategory({ category_id: category.id, name: 'Table fans' })
  await as(admin).categories.deleteSub({ params: { id: group.id } })
  await as(admin).categories.delete({ params: { id: category.id } })
  await as(admin).deadEnds.redirect({ body: { path: '/old', target: '/new' } })
  await as(admin).deadEnds.redirect({ body: { path: '/old', target: '' } })
  await as().enquiries.send({ body: { name: 'Maya', phone: '9841203118', email: 'm@example.com', note: 'Hello' } })
  const enquiry = (await as(admin).enquiries.list({ query: {} })).data[0]!
  await as(admin).enquiries.delete({ params: { id: enquiry.id } })
  for (const { id } of (await as(admin).activity.list({ query: { kind: 'delete' } })).data.toSorted(
    (a, b) => Number(b.subject === 'category') - Number(a.subject === 'category'),
  ))
    await as(admin).activity.restore({ params: { id } })
  const groups = await services.db.selectFrom('sub_category').select(['id', 'category_id']).execute()
  expect(groups).toEqual([{ id: group.id, category_id: category.id }])
  expect([...services.redirects.current]).toEqual([['/old', '/new']])
  expect((await as(admin).enquiries.list({ query: {} })).data).toMatchObject([{ id: enquiry.id, note: 'Hello' }])
})

test('a record with a picture, which went with it, is not offered', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  await recordAudit(services.db, {
    actor: { id: admin.id, role: 'admin' },
    action: 'category.delete',
    subject: { table: 'category', id: 5 },
    before: { id: 5, name: 'Irons', image_id: 3 },
    at: services.clock.now(),
  })
  const [entry] = (await as(admin).activity.list({ query: {} })).data
  expect(entry).toMatchObject({ restorable: false })
  await expect(as(admin).activity.restore({ params: { id: entry!.id } })).rejects.toMatchObject({ status: 409 })
})

test('the log stays fast with many rows, by each filter', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  await sql`insert into audit (at, actor_id, actor_role, action, subject, subject_id, before, after)
    select now() - n * interval '1 minute', ${admin.id}::int, 'admin', 'product.edit', 'product', n,
      jsonb_build_object('name', 'Fan ' || n), jsonb_build_object('name', 'Fan ' || (n + 1))
    from generate_series(1, 20000) n`.execute(services.db)
  await sql`analyze audit`.execute(services.db)
  for (const query of [
    {},
    { person: admin.id },
    { subject: 'category' },
    { kind: 'delete' },
    { search: 'Fan 777' },
  ] as const) {
    const begun = performance.now()
    await as(admin).activity.list({ query })
    expect(performance.now() - begun).toBeLessThan(1500)
  }
})
