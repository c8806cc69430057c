import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { atTheDesk, FAULT } from './testing/file-for-caller-world.ts'

test('fifty people who call at once without a number get fifty complaints, and the register no serial number', async () => {
  const { desk, build, services } = await atTheDesk(await testApp())
  const kind = await build.subCategory({ name: 'Rice Cookers' })
  const callers = []
  for (let one = 0; one < 50; one++) callers.push(await build.customer())
  const filed = await Promise.all(
    callers.map(({ id }) =>
      desk.complaints.fileForCaller({
        body: { customer_id: id, sub_category_id: kind.id, ...FAULT },
      }),
    ),
  )
  expect(new Set(filed.map(({ data }) => data.id)).size).toBe(50)
  const rows = await services.db.selectFrom('registration').select(['serial_number', 'serial_key']).execute()
  expect(rows).toEqual(Array.from({ length: 50 }, () => ({ serial_number: null, serial_key: null })))
})

test('the same call sent fifty times at once is one complaint', async () => {
  const { desk, asha, build, services } = await atTheDesk(await testApp())
  const kind = await build.subCategory({ name: 'Rice Cookers' })
  const body = { customer_id: asha.id, sub_category_id: kind.id, ...FAULT }
  const filed = await Promise.all(Array.from({ length: 50 }, () => desk.complaints.fileForCaller({ body })))
  expect(new Set(filed.map(({ data }) => data.id)).size).toBe(1)
  expect(await services.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
})

test('of two complaints that get the same serial number at once one keeps it, and the other is refused by name', async () => {
  const { desk, build, services } = await atTheDesk(await testApp())
  const file = async () => {
    const { id } = await build.customer()
    const { data } = await desk.complaints.fileForCaller({ body: { customer_id: id, model_name: 'Fan', ...FAULT } })
    return data.id
  }
  const ids = [await file(), await file()]
  const told = await Promise.all(
    ids.map(
      async (id) =>
        (await refusedWith(desk.complaints.fillInProduct({ params: { id }, body: { serial_number: 'F-1' } }))) ??
        'filled in',
    ),
  )
  expect(told.toSorted()).toEqual([expect.stringMatching(/^409 .* belongs to registration No\. \d+ of /), 'filled in'])
  expect(
    await services.db.selectFrom('registration').select('id').where('serial_key', '=', 'F1').execute(),
  ).toHaveLength(1)
})
