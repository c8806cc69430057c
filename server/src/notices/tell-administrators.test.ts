import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { tellPointsByHand } from '../points/points-by-hand.job.ts'

async function office() {
  const world = await testApp({ work: false })
  const { as, build } = world
  const [rita, hari] = [await build.admin({ firstname: 'Rita', lastname: 'Rai' }), await build.admin()]
  const incharge = await build.admin({ role: 'product_incharge' })
  const noticesOf = async (account: typeof rita, locale: 'en' | 'ne' = 'en') =>
    (await as(account, locale).notices.list()).data.map(({ kind, title, text, address }) => ({
      kind,
      title,
      text,
      address,
    }))
  return { ...world, rita, hari, incharge, noticesOf }
}

test('the other administrators are told of an export of people, with its filters', async () => {
  const { as, build, rita, hari, incharge, noticesOf } = await office()
  await build.customer({ firstname: 'Asha' })
  const file = await as(rita).customers.export({ query: { format: 'csv', firstname: 'asha' } })
  await file.text()
  await as(rita).products.export({ query: { format: 'csv' } })
  expect(await noticesOf(hari)).toEqual([
    {
      kind: 'oversight',
      title: 'Rita Rai exported a list of people',
      text: 'Rita Rai exported 1 row of customers as csv (first name: asha)',
      address: `/baltra-admin-dashboard/all/activity?person=${rita.id}&kind=export`,
    },
  ])
  expect(await noticesOf(hari, 'ne')).toMatchObject([{ title: 'Rita Rai ले मानिसहरूको सूची निर्यात गर्नुभयो' }])
  expect([await noticesOf(rita), await noticesOf(incharge)]).toEqual([[], []])
})

test('they are told of deleted accounts, with how many and why', async () => {
  const { as, build, rita, hari, noticesOf } = await office()
  const [asha, bina] = [await build.customer(), await build.customer()]
  await as(rita).customers.deleteMany({ body: { customer_ids: [asha.id, bina.id], reason: 'Entered twice' } })
  expect(await noticesOf(hari)).toMatchObject([
    { kind: 'oversight', title: 'Rita Rai deleted accounts', text: '2 in all. Reason: “Entered twice”' },
  ])
  expect(await noticesOf(rita)).toEqual([])
})

test('each week all of them get the points given and taken by hand, with the way to the entries', async () => {
  const { as, build, services, clock, rita, hari, incharge, noticesOf } = await office()
  const asha = await build.customer()
  await tellPointsByHand.run({}, services)
  expect(await noticesOf(hari)).toEqual([])
  const adjust = (points: number) =>
    as(incharge).customers.adjustPoints({ params: { id: asha.id }, body: { points, reason: 'Goodwill' } })
  await adjust(120)
  await adjust(-20)
  clock.pass({ minutes: 1 })
  await tellPointsByHand.run({}, services)
  const [notice] = await noticesOf(rita)
  expect(notice).toMatchObject({ text: '120 given and 20 taken, in 2 entries. See who, to whom and why.' })
  expect(await noticesOf(hari)).toHaveLength(1)
  const search = new URLSearchParams(notice!.address.split('?')[1])
  const { data } = await as(rita).activity.list({ query: Object.fromEntries(search) })
  expect(data.map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/took 20 points: “Goodwill”$/),
    expect.stringMatching(/gave 120 points: “Goodwill”$/),
  ])
  expect(await noticesOf(incharge)).toEqual([])
})
