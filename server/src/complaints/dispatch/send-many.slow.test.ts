import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

test('of 165 complaints sent without a CRM each has a service centre or is named', { timeout: 120_000 }, async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = as(await build.admin())
  const centre = await build.servicePoint({
    kind: 'service_centre',
    name: 'Kaski Service Centre',
    district: 'Kaski',
    districts: ['Kaski'],
  })
  const near = await build.customer({ district: 'Kaski' })
  const far = await build.customer({ district: 'Rolpa' })
  const ids: number[] = []
  for (let n = 0; n < 165; n += 1) {
    const product = { model_name: 'Mixer', model_num: 'M-1', serial_number: `SN-${n}`, purchase_date: '2026-01-31' }
    const body = { customer_id: (n % 3 === 0 ? far : near).id, ...product, problem_type: 'Motor' }
    ids.push((await admin.complaints.fileForCaller({ body })).data.id)
  }
  const { done, waiting, skipped } = await admin.complaints.bulkDispatch({ body: { ids } })
  expect([done, waiting, skipped.length]).toEqual([110, 0, 55])
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['It has no service centre. Assign one first']))
  const rows = await services.db
    .selectFrom('complaint')
    .select(['id', 'job_no', 'centre_id', 'centre_chosen'])
    .orderBy('id')
    .execute()
  const named = new Set(skipped.map(({ id }) => id))
  for (const { id, job_no, centre_id, centre_chosen } of rows)
    expect([id, job_no !== null, centre_id, centre_chosen]).toEqual(
      named.has(id) ? [id, false, null, false] : [id, true, centre.id, true],
    )
  expect((await admin.dashboard.attention()).data).toMatchObject({
    complaints_undispatched: { total: 55 },
    complaints_to_plan: { total: 110 },
  })
})
