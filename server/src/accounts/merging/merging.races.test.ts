import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { testApp } from '../../../test/test-app.ts'

test('of two who merge two accounts in opposite directions at once one wins, and nothing is lost', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customers } = as(await build.admin())
  const [asha, again] = [await build.customer(), await build.customer()]
  await buildComplaint(services, { customer: asha })
  await buildComplaint(services, { customer: again })
  const merge = (kept: number, merged: number) =>
    customers.merge({ body: { kept_id: kept, merged_id: merged, name_of: kept } })
  const results = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => merge(asha.id, again.id)),
    ...Array.from({ length: 5 }, () => merge(again.id, asha.id)),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const owners = await services.db.selectFrom('complaint').select('customer_id').distinct().execute()
  expect(owners).toHaveLength(1)
})

test('of twenty who undo a merge at once one wins', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { customers } = as(await build.admin())
  const [asha, again] = [await build.customer(), await build.customer()]
  const { data } = await customers.merge({ body: { kept_id: asha.id, merged_id: again.id, name_of: asha.id } })
  const undo = () => customers.undoMerge({ params: { id: data.merges[0]!.id } })
  const results = await Promise.allSettled(Array.from({ length: 20 }, undo))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await services.db.selectFrom('account').where('role', '=', 'customer').select('id').execute()).toHaveLength(2)
})
