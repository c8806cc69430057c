import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'

const PENDING = { list: 'all/bulk-quote-products', name: 'To decide', query: 'status=Pending' } as const

test('a view is kept under its name, and found again in its own list only', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  const { data: saved } = await admin.savedViews.save({ body: PENDING })
  expect(saved).toMatchObject({ name: 'To decide', query: 'status=Pending', is_shared: false, is_mine: true })
  expect((await admin.savedViews.list({ query: { list: PENDING.list } })).data).toEqual([saved])
  expect((await admin.savedViews.list({ query: { list: 'all-customer-List' } })).data).toEqual([])
})

test('the same name again replaces the view, however it is written', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  const { data: first } = await admin.savedViews.save({ body: PENDING })
  const { data: second } = await admin.savedViews.save({
    body: { ...PENDING, name: 'TO DECIDE', query: 'status=Rejected', is_shared: true },
  })
  expect(second).toMatchObject({ id: first.id, name: 'TO DECIDE', query: 'status=Rejected', is_shared: true })
})

test('others see only shared views, with the owner’s name', async () => {
  const { as, build } = await testApp()
  const sita = await build.admin({ firstname: 'Sita', lastname: 'Rai' })
  const other = as(await build.admin({ role: 'product_incharge' }))
  const { query } = { query: { list: PENDING.list } }
  await as(sita).savedViews.save({ body: PENDING })
  expect((await other.savedViews.list({ query })).data).toEqual([])
  await as(sita).savedViews.save({ body: { ...PENDING, is_shared: true } })
  expect((await other.savedViews.list({ query })).data).toMatchObject([
    { name: 'To decide', is_mine: false, owner_name: 'Sita Rai' },
  ])
})

test('a shared view is seen by those of the same reach only: in the office, or in one service centre', async () => {
  const { as, build } = await testApp()
  const [here, there] = [
    await build.servicePoint({ kind: 'service_centre', name: 'Pokhara' }),
    await build.servicePoint({ kind: 'service_centre' }),
  ]
  const incharge = (centre: { id: number }) => build.admin({ role: 'centre_incharge', centre_id: centre.id })
  const office = as(await build.admin())
  const [rita, hari, mina] = [as(await incharge(here)), as(await incharge(here)), as(await incharge(there))]
  const list = 'all/products-complaints-list' as const
  const share = (api: typeof office, name: string, query: string) =>
    api.savedViews.save({ body: { list, name, query, is_shared: true } })
  await share(office, 'Of 9841203118', 'contact=9841203118')
  await share(rita, 'Ours', 'due=late')
  const seen = async (api: typeof office) =>
    (await api.savedViews.list({ query: { list } })).data.map(({ name }) => name)
  expect(await seen(as(await build.admin({ role: 'call_centre' })))).toEqual(['Of 9841203118'])
  expect([await seen(rita), await seen(hari), await seen(mina)]).toEqual([['Ours'], ['Ours'], []])
})

test('a list that a role does not see shows and takes no views', async () => {
  const { as, build } = await testApp()
  await as(await build.admin()).savedViews.save({ body: { ...PENDING, is_shared: true } })
  const service = as(await build.admin({ role: 'service_incharge' }))
  expect(await refusedWith(service.savedViews.list({ query: { list: PENDING.list } }))).toMatch(/^403/)
  expect(await refusedWith(service.savedViews.save({ body: PENDING }))).toMatch(/^403/)
})

test('a view is deleted by its owner alone', async () => {
  const { as, build } = await testApp()
  const owner = as(await build.admin())
  const { data: view } = await owner.savedViews.save({ body: { ...PENDING, is_shared: true } })
  const other = as(await build.admin())
  expect(await refusedWith(other.savedViews.delete({ params: { id: view.id } }))).toBe('404 View not found')
  await owner.savedViews.delete({ params: { id: view.id } })
  expect((await owner.savedViews.list({ query: { list: PENDING.list } })).data).toEqual([])
})

test('a view needs a name and at least one filter or order', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  const errors = async (body: object) =>
    (await refusal(admin.savedViews.save({ body: { ...PENDING, ...body } })))?.body.errors
  expect(await errors({ name: ' ' })).toEqual({ name: 'Please enter a name' })
  expect(await errors({ query: '' })).toEqual({ query: 'Choose a filter or an order first' })
  expect(await errors({ list: 'all/secrets' })).toEqual({ list: 'This list has no saved views' })
})
