import { expect, test } from 'vitest'
import { buildComplaint } from './factories/complaint.ts'
import { buildRegistration } from './factories/registration.ts'
import { refusedWith } from './refusal.ts'
import { testApp } from './test-app.ts'

/** Complaints with a value in each field, and one that has none where there may be none. */
async function complaintsWithAndWithout() {
  const app = await testApp({ work: false })
  const { db } = app.services
  const ids: number[] = []
  for (const model_name of ['Steam Kettle', 'Mixer', 'Heater'])
    ids.push((await buildComplaint(app.services, { model_name, model_num: 'X-1' })).id)
  const [kaski, rolpa, none] = ids as [number, number, number]
  const change = (id: number, set: object) => db.updateTable('complaint').set(set).where('id', '=', id).execute()
  await change(kaski, { zone: 'Kaski', rating: 5, tags: ['vip', 'bad batch'], priority: 'high' })
  await change(rolpa, { zone: 'Rolpa', rating: 2, tags: ['vip'], status: 'On Service' })
  await change(none, { zone: '', rating: null, tags: [] })
  const { complaints } = app.as(await app.build.admin())
  const found = async (where: string) => {
    const { data, pagination } = await complaints.list({ query: { where } })
    expect(pagination.total_results).toBe(data.length)
    return ['Kaski', 'Rolpa', 'none'].filter((_, at) => data.some(({ id }) => id === ids[at]))
  }
  return { complaints, found, ids }
}

test('each operator finds what it says, in rows with and without a value', async () => {
  const { found } = await complaintsWithAndWithout()
  const expected: [string, string[]][] = [
    ['zone.is:Kaski', ['Kaski']],
    ['zone.any:Kaski|Rolpa', ['Kaski', 'Rolpa']],
    ['zone.not:Kaski', ['Rolpa', 'none']],
    ['zone.empty', ['none']],
    ['zone.set', ['Kaski', 'Rolpa']],
    ['rating.is:5', ['Kaski']],
    ['rating.any:5|2', ['Kaski', 'Rolpa']],
    ['rating.not:5', ['Rolpa', 'none']],
    ['rating.empty', ['none']],
    ['rating.set', ['Kaski', 'Rolpa']],
    ['tag.is:vip', ['Kaski', 'Rolpa']],
    ['tag.any:bad batch|other', ['Kaski']],
    ['tag.not:bad batch', ['Rolpa', 'none']],
    ['tag.empty', ['none']],
    ['tag.set', ['Kaski', 'Rolpa']],
    ['model.contains:KETTLE', ['Kaski']],
    ['model.lacks:kettle', ['Rolpa', 'none']],
    ['model.is:mixer x-1', ['Rolpa']],
    ['model.not:Mixer X-1', ['Kaski', 'none']],
    ['status.not:Unassigned', ['Rolpa']],
    ['zone.not:Kaski;tag.set', ['Rolpa']],
    ['zone.not:Kaski;zone.not:Rolpa', ['none']],
  ]
  for (const [where, ids] of expected) expect([where, await found(where)]).toEqual([where, ids])
})

test('a text without a value contains nothing', async () => {
  const app = await testApp({ work: false })
  const [shop, none] = [await buildRegistration(app.services), await buildRegistration(app.services)]
  await app.services.db.updateTable('registration').set({ store_name: '' }).where('id', '=', none.id).execute()
  const { registrations } = app.as(await app.build.admin())
  const found = async (where: string) => (await registrations.list({ query: { where } })).data.map(({ id }) => id)
  expect(await found('store.contains:himal')).toEqual([shop.id])
  expect(await found('store.lacks:himal')).toEqual([none.id])
  expect(await found('store.is:himal electronics')).toEqual([shop.id])
  expect(await found('store.not:himal electronics')).toEqual([none.id])
  expect(await found('store.empty')).toEqual([none.id])
  expect(await found('store.set')).toEqual([shop.id])
})

test('conditions stand beside the older filters, and the export obeys them', async () => {
  const { complaints, ids } = await complaintsWithAndWithout()
  const query = { zone: 'Kaski', where: 'tag.set' }
  expect((await complaints.list({ query })).data.map(({ id }) => id)).toEqual([ids[0]])
  const exported = async (where: string) =>
    (await (await complaints.export({ query: { where, format: 'csv' } })).text()).trim().split('\n').length - 1
  expect(await exported('zone.not:Kaski')).toBe(2)
  expect(await refusedWith(complaints.list({ query: { where: 'zone.more:Kaski' } }))).toBe(
    '422 There is no such condition',
  )
})
