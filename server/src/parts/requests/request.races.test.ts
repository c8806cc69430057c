import { expect, test } from 'vitest'
import { refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/request-world.ts'

test('of fifty who send the last one at once one wins', async () => {
  const { ask, office, stock, centre_id } = await desk()
  const ones: Awaited<ReturnType<typeof ask>>[] = []
  for (let made = 0; made < 10; made++) ones.push(await ask(3))
  await office.partRequests.approveMany({ body: { ids: ones.map(({ params: { id } }) => id) } })
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, at) => refusedWith(office.partRequests.send({ ...ones[at % 10]!, body: {} }))),
  )
  expect(told.filter((one) => one === undefined)).toHaveLength(1)
  expect(new Set(told)).toEqual(
    new Set([undefined, '409 There is none of Carbon brush', '409 These parts are sent already']),
  )
  expect(await stock()).toEqual({ [`transit-${centre_id}`]: 3, differs: 0 })
})

test('each step that is pressed twice is done once', async () => {
  const { ask, office, centre, params, part_id, stock } = await desk()
  const key = crypto.randomUUID()
  const body = { lines: [{ part_id, count: 1 }], key }
  await Promise.all([1, 2, 3].map(() => centre.partRequests.ask({ params, body })))
  const { data } = await office.partRequests.list({ query: { complaint_id: params.id } })
  expect(data).toHaveLength(1)
  const one = { params: { id: data[0]!.id } }
  const twice = async (press: () => Promise<unknown>) =>
    (await Promise.all([1, 2, 3].map(() => refusedWith(press())))).filter((told) => told === undefined).length
  expect([
    await twice(() => office.partRequests.approve({ ...one, body: {} })),
    await twice(() => office.partRequests.send({ ...one, body: {} })),
    await twice(() => centre.partRequests.receive({ ...one, body: { came: 1 } })),
    await twice(() => centre.partRequests.return({ ...one, body: {} })),
  ]).toEqual([1, 1, 1, 1])
  const other = await ask(1)
  expect(await twice(() => centre.partRequests.cancel({ ...other, body: {} }))).toBe(1)
  expect(await stock()).toEqual({ office: 3, differs: 0 })
})
