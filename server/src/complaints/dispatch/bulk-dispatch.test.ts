import { expect, test } from 'vitest'
import { fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'
import { complaints } from './testing/several-complaints.ts'

test('a CRM that is away keeps the complaints on their way, and a second press sends nothing twice', async () => {
  const crm = await fakeCrm(Array.from({ length: 10 }, () => 'fail' as const))
  const { as, build, services } = await testApp({ env: crm.env })
  const ids = await complaints(services, 2)
  const admin = as(await build.admin())
  expect(await admin.complaints.bulkDispatch({ body: { ids } })).toMatchObject({ done: 2, waiting: 2, skipped: [] })
  const again = await admin.complaints.bulkDispatch({ body: { ids } })
  expect(again.skipped).toEqual(ids.map((id) => ({ id, reason: 'It is already on its way to the CRM' })))
})

test('closed or missing complaints are reported with the reason, and a repeated id counts once', async () => {
  const crm = await fakeCrm()
  const { as, build, services } = await testApp({ env: crm.env })
  const [open, closed] = (await complaints(services, 2)) as [number, number]
  const admin = as(await build.admin())
  await admin.complaints.changeStatus({ params: { id: closed }, body: { status: 'Completed' } })
  const answer = await admin.complaints.bulkDispatch({ body: { ids: [open, open, closed, 99_999] } })
  expect(answer).toMatchObject({
    done: 1,
    skipped: [
      { id: closed, reason: 'This complaint is closed, so it cannot be dispatched' },
      { id: 99_999, reason: 'Complaint not found' },
    ],
  })
})

test('none, or more than 500, is refused', async () => {
  const { as, build } = await testApp()
  const admin = as(await build.admin())
  const many = Array.from({ length: 501 }, (_, at) => at + 1)
  await expect(admin.complaints.bulkDispatch({ body: { ids: [] } })).rejects.toMatchObject({ status: 422 })
  await expect(admin.complaints.bulkDispatch({ body: { ids: many } })).rejects.toMatchObject({ status: 422 })
})
