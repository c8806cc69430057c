import { expect, test } from 'vitest'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { refusal } from '../../test/refusal.ts'
import { replacing } from './testing/replace-world.ts'

test('of many complaints that claim the same new unit one gets it, and the others keep their registration', async () => {
  const { services, replace } = await replacing()
  const complaints = []
  for (let nth = 0; nth < 20; nth++) complaints.push(await buildComplaint(services))
  const told = await Promise.all(complaints.map((one) => refusal(replace({ new_serial_number: 'NEW-7' }, one))))
  expect(told.filter((one) => one === undefined)).toHaveLength(1)
  expect(new Set(told.flatMap((one) => one?.body.code ?? []))).toEqual(new Set(['serial_number_taken']))
  const { count } = await services.db
    .selectFrom('replacement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
  const open = await services.db.selectFrom('complaint').where('status', '=', 'Completed').select('id').execute()
  expect(open).toHaveLength(1)
})

test('a replacement that is sent fifty times at once is made once', async () => {
  const { services, replace } = await replacing()
  const key = crypto.randomUUID()
  const ids = await Promise.all(
    Array.from({ length: 50 }, async () => (await replace({ new_serial_number: 'NEW-7', key })).data.id),
  )
  expect(new Set(ids).size).toBe(1)
  expect(await services.db.selectFrom('replacement').select('id').execute()).toHaveLength(1)
})
