import { expect, test } from 'vitest'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { sheet } from '../../test/calls/sheet.ts'
import { testApp } from '../../test/test-app.ts'

async function desk() {
  const tested = await testApp({ work: false })
  const { build, as } = tested
  const admin = await build.admin()
  const { id: engineer, centre_id: centre } = await build.engineer({ name: 'Ram Thapa' })
  const { parts, partStock } = as(admin)
  const shelf = `centre-${centre}`
  const bag = `bag-${engineer}`
  const stock = async (query: object) =>
    (await partStock.list({ query })).data.map(({ place, count }) => [place, count])
  return { ...tested, admin, centre, engineer, parts, partStock, shelf, bag, stock }
}

test('a part is added, found, changed, and deleted as long as none came or went', async () => {
  const { parts, partStock, build } = await desk()
  const product = await build.product({ model_num: 'KB-18' })
  const form = { number: 'MTR-01 18', name: 'Motor 18 W', price: 'Rs. 1,250', models: JSON.stringify([product.id]) }
  const { message, data } = await parts.add({ body: form })
  expect([message, data]).toMatchObject([
    'Motor 18 W added',
    { price: 1250, reorder_level: 0, active: true, at_office: 0, models: [{ id: product.id, model_num: 'KB-18' }] },
  ])
  const params = { id: data.id }
  expect((await refusal(parts.add({ body: { ...form, number: 'mtr0118' } })))?.body.errors).toEqual({
    number: 'Another part has this number',
  })
  const found = async (query: object) => (await parts.list({ query })).data.map(({ number }) => number)
  await build.part({ number: 'SEAL-1', name: 'Seal' })
  expect(await found({ search: 'motor' })).toEqual(['MTR-01 18'])
  // What names no model fits any.
  expect(await found({ product_id: product.id })).toEqual(['MTR-01 18', 'SEAL-1'])
  await parts.update({ params, body: { models: '[]', version: data.version } })
  expect((await refusal(parts.update({ params, body: { name: 'M', version: data.version } })))?.body.code).toBe(
    'changed_meanwhile',
  )
  await partStock.receive({ body: { place: 'office', lines: [{ part_id: data.id, count: 2 }] } })
  expect(await refusedWith(parts.delete({ params }))).toMatch(/^409 Motor 18 W came or went before/)
})

test('parts come, go to a centre and a bag, are counted and written off; the ledger tells each step', async () => {
  const { build, partStock, parts, shelf, bag, stock } = await desk()
  const { id: part_id } = await build.part({ reorder_level: 4 })
  await partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 10 }], note: 'Bill 77' } })
  await partStock.transfer({ body: { from: 'office', to: shelf, lines: [{ part_id, count: 6 }] } })
  await partStock.transfer({ body: { from: shelf, to: bag, lines: [{ part_id, count: 3 }] } })
  expect(await stock({ part_id })).toEqual([
    ['office', 4],
    [shelf, 3],
    [bag, 3],
  ])
  const { data: listed } = await parts.list({ query: { low: true } })
  expect(listed).toMatchObject([
    { at_office: 4, at_centres: 3, in_bags: 3, low_at: [expect.stringMatching(/^Centre/)] },
  ])
  const counting = { place: bag, lines: [{ part_id, count: 2, seen: 3 }] }
  await partStock.count({ body: counting })
  expect((await partStock.count({ body: counting })).message).toBe('What you counted is what the ledger says')
  expect(await refusedWith(partStock.count({ body: { place: bag, lines: [{ part_id, count: 1, seen: 3 }] } }))).toBe(
    '409 Carbon brush: there are 2 now, because something came or went while you counted. Count it again',
  )
  const writing = { place: bag, is_defective: false, lines: [{ part_id, count: 3 }], note: 'Broken' }
  expect(await refusedWith(partStock.writeOff({ body: writing }))).toBe('409 Only 2 of Carbon brush are there')
  await partStock.writeOff({ body: { ...writing, lines: [{ part_id, count: 2 }] } })
  const { data: entries } = await partStock.entries({ query: { part_id } })
  expect(entries.map(({ kind, place_name, change, left_over }) => [kind, place_name, change, left_over])).toEqual([
    ['written_off', 'Ram Thapa', -2, 0],
    ['counted', 'Ram Thapa', -1, 2],
    ['moved', expect.stringMatching(/^Centre/), -3, 3],
    ['moved', 'Ram Thapa', 3, 3],
    ['moved', '', -6, 4],
    ['moved', expect.stringMatching(/^Centre/), 6, 6],
    ['received', '', 10, 10],
  ])
  expect(entries.at(-1)).toMatchObject({ note: 'Bill 77' })
})

test('an act that is sent again counts once, and each line is refused by its reason', async () => {
  const { build, partStock, shelf, bag, stock } = await desk()
  const { id: part_id } = await build.part()
  const body = { place: shelf, lines: [{ part_id, count: 1 }], key: crypto.randomUUID() }
  for (let sent = 0; sent < 3; sent += 1) await partStock.receive({ body })
  expect(await stock({ part_id })).toEqual([[shelf, 1]])
  const twice = [1, 1].map((count) => ({ part_id, count }))
  expect(await refusedWith(partStock.receive({ body: { place: shelf, lines: twice } }))).toBe(
    '422 Carbon brush is there twice',
  )
  expect(await refusedWith(partStock.transfer({ body: { from: shelf, to: shelf, lines: body.lines } }))).toBe(
    '422 Choose two different places',
  )
  expect(await refusedWith(partStock.transfer({ body: { from: bag, to: shelf, lines: body.lines } }))).toBe(
    '409 There is none of Carbon brush',
  )
  expect((await refusal(partStock.receive({ body: { place: 'shelf-1', lines: [] } })))?.body.errors).toEqual({
    place: 'Choose the head office, a service centre or an engineer',
    lines: 'Choose at least one part',
  })
})

test('nobody leaves with parts in the bag, and no service centre goes with parts on its shelf', async () => {
  const { build, as, admin, engineer, centre, partStock, shelf, bag } = await desk()
  const { id: part_id } = await build.part()
  const lines = [{ part_id, count: 1 }]
  await partStock.receive({ body: { place: bag, lines } })
  const { engineers, servicePoints } = as(admin)
  const leaving = () => engineers.update({ params: { id: engineer }, body: { active: false, version: 1 } })
  const full = '409 Ram Thapa still has parts in the bag. Enter where they went first'
  expect(await refusedWith(leaving())).toBe(full)
  expect(await refusedWith(engineers.delete({ params: { id: engineer } }))).toBe(full)
  await partStock.transfer({ body: { from: bag, to: shelf, lines } })
  await engineers.delete({ params: { id: engineer } })
  expect(await refusedWith(servicePoints.delete({ params: { id: centre } }))).toMatch(
    /^409 There are still parts at Centre/,
  )
})

test('the ledger can only be added to, and stock changes by it alone', async () => {
  const { build, services, partStock } = await desk()
  const { id: part_id } = await build.part()
  await partStock.receive({ body: { place: 'office', lines: [{ part_id, count: 1 }] } })
  const { db } = services
  await expect(db.updateTable('part_entry').set({ change: 5 }).execute()).rejects.toThrow(/stay as they were written/)
  await expect(db.deleteFrom('part_entry').execute()).rejects.toThrow(/stay as they were written/)
})

test('parts of a spreadsheet are added and changed by their numbers, all or none', async () => {
  const { build, parts } = await desk()
  await build.product({ model_num: 'KB-18' })
  await build.part({ number: 'P-7', name: 'Seal', reorder_level: 3 })
  const imported = (...rows: Parameters<typeof sheet>) => parts.import({ body: { file: sheet(...rows) } })
  const rows: Parameters<typeof sheet> = [
    { number: 'p 7', name: 'Rubber seal', price: 45, models: 'kb18' },
    { number: 'P-8', name: 'Gasket', price: 60, models: '' },
  ]
  const wrong = await refusal(imported(...rows, { number: 'P8', name: 'X', price: 'much', models: 'ZZ-9' }))
  expect(wrong?.faults).toEqual([{ row: 4, field: 'price', message: 'A whole amount in rupees is expected' }])
  expect((await imported(...rows)).data).toMatchObject({ rows: 2, imported: 2 })
  const { data } = await parts.list({ query: { sort: 'name' } })
  expect(
    data.map(({ models, ...one }) => [
      one.number,
      one.name,
      one.price,
      one.reorder_level,
      models.map((it) => it.model_num),
    ]),
  ).toEqual([
    ['P-8', 'Gasket', 60, 0, []],
    ['p 7', 'Rubber seal', 45, 3, ['KB-18']],
  ])
})
