import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { sheet } from '../../test/calls/sheet.ts'

test('units and registrations are found from one serial number to another, as people count', async () => {
  const { as, build, services } = await testApp({ work: false })
  const serials = ['KA-098', 'ka 99', 'KA100', 'KA-0101', 'KA-101-X', 'KB-100', '100']
  for (const serial_number of serials) {
    await build.unit({ serial_number })
    await buildRegistration(services, { serial_number })
  }
  const { units, registrations } = as(await build.admin())
  const query = { where: 'serial_number.between:KA-99|KA-101', sort: 'created' as const }
  const found = ['ka 99', 'KA100', 'KA-0101']
  expect((await units.list({ query })).data.map(({ serial_number }) => serial_number)).toEqual(found)
  expect((await registrations.list({ query })).data.map(({ serial_number }) => serial_number)).toEqual(found)
  for (const [where, message] of [
    ['KA-99|KB-101', 'Before the number at its end, the last serial number must be the same as the first'],
    ['KA-99|KA-1', 'The first serial number is higher than the last'],
    ['KA-X|KA-Y', 'Both serial numbers must end in a number'],
  ])
    expect(await refusedWith(units.list({ query: { where: `serial_number.between:${where}` } }))).toBe(`422 ${message}`)
})

test('a batch comes with the import or later, and finds the registrations of its units', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { model_name, model_num: model_number } = await build.product()
  const { units, registrations } = as(await build.admin())
  for (const serial_number of ['S-1', 'S-2']) await buildRegistration(services, { serial_number })
  const row = { model_name, model_number, serial_number: 'S1', batch: '2026-B' }
  await units.import({ body: { file: sheet(row) } })
  const { id } = await build.unit({ serial_number: 'S-2' })
  const found = async (where: string) =>
    (await registrations.list({ query: { where, sort: 'created' } })).data.map(({ serial_number }) => serial_number)
  expect(await found('batch.is:2026-b')).toEqual(['S-1'])
  expect(await found('batch.not:2026-B')).toEqual(['S-2'])
  expect(await found('batch.empty')).toEqual(['S-2'])

  expect(await units.setBatch({ body: { product_ids: [id], batch: '2026-C' } })).toMatchObject({ done: 1 })
  expect(await found('batch.contains:2026')).toEqual(['S-1', 'S-2'])
  expect(await found('batch.empty')).toEqual([])
  const csv = await (await registrations.export({ query: { format: 'csv', where: 'batch.is:2026-C' } })).text()
  expect(csv.trim().split('\r\n')).toEqual([expect.anything(), expect.stringMatching(/,S-2,.*,98\d{8},2026-C$/)])
})
