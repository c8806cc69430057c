import { expect, test } from 'vitest'
import { fill } from './rows-in-each-list.ts'
import { testApp } from './test-app.ts'

const idsOf = ({ data }: { data: readonly { id: number }[] }) => data.map(({ id }) => id)

test('names of both scripts, states and equal rows have one order; another order is refused', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const byName = async (sort: 'customer' | '-customer') =>
    (await api.complaints.list({ query: { sort } })).data.map(({ customer_name }) => customer_name)
  expect(await byName('customer')).toEqual(['Bimala Gurung', 'Sita Gurung', 'राम Gurung', 'राम Gurung'])
  expect(await byName('-customer')).toEqual(['राम Gurung', 'राम Gurung', 'Sita Gurung', 'Bimala Gurung'])

  const { data } = await api.complaints.list({ query: { sort: 'customer' } })
  const [earlier, later] = data.slice(2)
  expect(earlier!.id).toBeLessThan(later!.id)

  await api.complaints.changeStatus({ params: { id: data[0]!.id }, body: { status: 'Completed' } })
  await api.complaints.changeStatus({ params: { id: data[1]!.id }, body: { status: 'On Service' } })
  const states = (await api.complaints.list({ query: { sort: '-status' } })).data.map(({ status }) => status)
  expect(states).toEqual(['Completed', 'On Service', 'Unassigned', 'Unassigned'])

  const refused = await api.complaints
    .list({ query: { sort: 'colour' as 'customer' } })
    .catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 422, message: '422 There is no such order' })
})

test('what has no value is last in both directions', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const [late, early] = (await api.complaints.list({ query: {} })).data
  await api.complaints.planVisit({ params: { id: late!.id }, body: { visit_date: '2030-02-02' } })
  await api.complaints.planVisit({ params: { id: early!.id }, body: { visit_date: '2030-01-01' } })
  const days = async (sort: 'visit' | '-visit') =>
    (await api.complaints.list({ query: { sort } })).data.map(({ visit_date }) => visit_date)
  expect(await days('visit')).toEqual(['2030-01-01', '2030-02-02', '', ''])
  expect(await days('-visit')).toEqual(['2030-02-02', '2030-01-01', '', ''])

  const districts = async (sort: 'district' | '-district') =>
    (await api.customers.list({ query: { sort } })).data.map(({ district }) => district)
  expect((await districts('district')).slice(-2)).toEqual(['', ''])
  expect((await districts('-district')).slice(-2)).toEqual(['', ''])
})

test('the spreadsheet is in the order of the list', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const names = async (call: (input: { query: { sort: 'name'; format: 'csv' } }) => Promise<Blob>) => {
    const text = await (await call({ query: { sort: 'name', format: 'csv' } })).text()
    return ['Bimala', 'Sita', 'राम'].map((name) => text.indexOf(name))
  }
  const places = await names(api.customers.export)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places.every((place) => place > 0)).toBe(true)
})

test('days and the other new filters leave rows out', async () => {
  const app = await testApp({ work: false })
  const api = app.as(await app.build.admin())
  await fill(app)
  const { data: all } = await api.complaints.list({ query: {} })
  await app.services.db
    .updateTable('complaint')
    // A quarter past midnight in Nepal, on the 5th.
    .set({ created_at: '2026-03-04T18:30:00Z', zone: 'Dolpa', problem_type: 'Leaks', rating: 2, model_num: 'ZQ-77' })
    .where('id', '=', all[0]!.id)
    .execute()
  const found = async (query: NonNullable<Parameters<typeof api.complaints.list>[0]>['query']) =>
    idsOf(await api.complaints.list({ query }))
  const one = [all[0]!.id]
  expect(await found({ from: '2026-03-05', to: '2026-03-05' })).toEqual(one)
  expect(await found({ to: '2026-03-04' })).toEqual([])
  expect(await found({ zone: 'Dolpa' })).toEqual(one)
  expect(await found({ model: 'zq-7' })).toEqual(one)
  expect(await found({ problem_type: 'Leaks' })).toEqual(one)
  expect(await found({ rating: 2 })).toEqual(one)

  const registrations = await api.registrations.list({ query: { district: 'Kaski', model: 'mixer' } })
  expect(registrations.data.map(({ model_name }) => model_name)).toEqual(['Mixer', 'Mixer'])
  expect((await api.registrations.list({ query: { store: 'everest' } })).data).toEqual([])
  expect((await api.registrations.list({ query: { store: 'himal' } })).data).toHaveLength(8)
  expect((await api.customers.list({ query: { district: 'Kaski' } })).data).toHaveLength(2)
  expect((await api.quotations.list({ query: { search: 'bimala' } })).data).toHaveLength(1)
  expect((await api.quotations.list({ query: { search: 'steam ket' } })).data).toHaveLength(4)
  const ending = await api.registrations.warranties({ query: { to: '2026-12-31' } })
  const later = await api.registrations.warranties({ query: { from: '2027-01-01' } })
  expect(ending.data.length + later.data.length).toBe(4)
})
