import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusal } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { catalogue } from './testing/units-to-import.ts'

test('5,000 units come in from a spreadsheet, each with its code, while the server answers', async () => {
  const { app, as, build, services } = await testApp({ work: false })
  const { import: send, list } = as(await build.admin()).units
  await catalogue(build)
  const file = new File([await readFile(new URL('./fixtures/units-5000.xlsx', import.meta.url))], 'units.xlsx')
  const waits: number[] = []
  const importing = send({ body: { file } })
  for (let isDone = false; !isDone;) {
    const start = performance.now()
    await app.inject('/api/health')
    waits.push(performance.now() - start)
    isDone = await Promise.race([
      importing.then(() => true),
      new Promise<false>((go) => setTimeout(() => go(false), 10)),
    ])
  }
  expect(await importing).toEqual({
    message: '5,000 units imported',
    data: { rows: 5_000, imported: 5_000, errors: [], renamed: 0 },
  })
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(200)
  const { data, pagination } = await list({ query: { per_page: 1 } })
  expect([pagination.total_results, data[0]?.serial_number]).toEqual([5_000, 'BCF4826004999'])
  const tokens = await services.db.selectFrom('unit').select('token').distinct().execute()
  expect(tokens).toHaveLength(5_000)
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'unit.import').execute()
  expect(audit).toMatchObject([{ after: { file: 'units.xlsx', units: 5_000 } }])
  const again = await refusal(send({ body: { file } }))
  expect(again?.body.message).toBe('Nothing was imported: 5,000 rows have faults')
  expect(again?.faults).toHaveLength(200)
})
