import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'
import { readBytes } from '../platform/sheets/testing/read-bytes.ts'

const columns = (...names: string[]) => names.map((name) => ({ name, required: true }))

test('the categories that a filter finds are exported, newest first, on all pages', async () => {
  const { as, build } = await testApp({ work: false })
  const { export: exported } = as(await build.admin()).categories
  for (let i = 1; i <= 12; i++) await build.category({ name: `Kitchen ${i}`, desc: '=Tea' })
  await build.category({ name: 'Winter' })
  const file = await exported({ query: { name: 'kitchen' } })
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const rows = await readBytes(new Uint8Array(await file.arrayBuffer()), columns('Name', 'Sub Heading', 'Created'))
  expect(rows.map(({ cells }) => cells.Name)).toEqual(Array.from({ length: 12 }, (_, i) => `Kitchen ${12 - i}`))
  expect(rows[0]?.cells).toMatchObject({ 'Sub Heading': '=Tea', Created: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  const csv = await exported({ query: { format: 'csv' } })
  expect(csv.type).toContain('text/csv')
  expect((await csv.text()).split('\r\n').slice(0, 2)).toEqual([
    'Name,Name:ne,Sub Heading,Sub Heading:ne,Created',
    expect.stringMatching(/^Winter,,For every home,,\d{4}-\d\d-\d\d \d\d:\d\d$/),
  ])
})

test('sub-categories are exported with the category that they are in', async () => {
  const { as, build } = await testApp({ work: false })
  const kitchen = await build.category({ name: 'Kitchen' })
  await build.subCategory({
    name: 'Kettles',
    category_id: kitchen.id,
    search_words: 'केतली,\nketli',
    faults: 'Leaks\nLid is loose',
  })
  await build.subCategory({ name: 'Irons' })
  const { exportSub } = as(await build.admin()).categories
  const lines = (await (await exportSub({ query: { format: 'csv', name: 'kettle' } })).text()).trim().split('\r\n')
  expect(lines).toEqual([
    'Name,Name:ne,Category,Search words,Faults,Faults:ne,Created',
    expect.stringMatching(/^Kettles,,Kitchen,"केतली, ketli",Leaks; Lid is loose,,\d{4}-/),
  ])
  expect((await exportSub()).size).toBeGreaterThan(1_000)
})
