import { expect, test } from 'vitest'
import { buildComplaint, stagedComplaint } from '../../../test/factories/complaint.ts'
import { buildRegistration, callerOf } from '../../../test/factories/registration.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { fileComplaint } from '../file-complaint.ts'

test('a complaint goes with its photographs and video; its product stays', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services)
  const staff = await build.admin()
  expect(await as(staff).complaints.delete({ params: { id } })).toEqual({ message: 'Complaint deleted' })
  expect((await as(customer).complaints.listMine()).data).toEqual([])
  expect((await as(customer).registrations.listMine()).data).toMatchObject([{ complaint_id: null }])
  expect(await services.db.selectFrom('file').select('id').execute()).toHaveLength(3)
  const audit = await services.db.selectFrom('audit').selectAll().where('action', '=', 'complaint.delete').execute()
  expect(audit).toMatchObject([{ actor_id: staff.id, subject_id: id, before: { status: 'Unassigned' } }])
  expect(await refusedWith(as(staff).complaints.deleteAlias({ params: { id } }))).toBe('404 Complaint not found')
})

test('a complaint the CRM works on can be deleted, and the audit keeps its job number', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services)
  const { complaints } = as(await build.admin())
  await complaints.update({ params: { id }, body: { job_no: 'CRM-7' } })
  await complaints.deleteAlias({ params: { id } })
  const [row] = await services.db
    .selectFrom('audit')
    .select('before')
    .where('action', '=', 'complaint.delete')
    .execute()
  expect(row?.before).toMatchObject({ job_no: 'CRM-7', dispatch_state: 'dispatched' })
})

test('many are deleted at once', async () => {
  const { as, build, services } = await testApp({ work: false })
  const [one, two] = [await buildComplaint(services), await buildComplaint(services)]
  const { complaints } = as(await build.admin())
  expect(await complaints.deleteMany({ body: { complaint_ids: [one.id, two.id, 999] } })).toEqual({
    message: '2 complaints deleted',
    deleted: 2,
  })
  expect(await refusedWith(complaints.deleteMany({ body: { complaint_ids: [] } }))).toBe(
    '422 Select at least one complaint',
  )
})

test('rows of the warranty list delete the complaint that they show, never the one with their number', async () => {
  const { as, build, services } = await testApp({ work: false })
  // Bina's row has the number of Asha's complaint.
  const { id: row, customer: bina } = await buildRegistration(services, { serial_number: 'SN-1', status: 'Approved' })
  const asha = await buildComplaint(services, { serial_number: 'SN-2' })
  expect(asha.id).toBe(row)
  const { complaints } = as(await build.admin())
  const remove = (...ids: number[]) => complaints.deleteOfWarranties({ body: { complaint_ids: ids } })
  const NONE = '409 This product has no complaint'
  expect(await refusedWith(remove(row))).toBe(NONE)
  expect(await refusedWith(remove(asha.registration, row))).toBe(NONE)
  const own = await fileComplaint(services, callerOf(bina, 'customer'), row, await stagedComplaint(services))
  expect(await remove(row, row, 999)).toEqual({ message: '1 complaint deleted', deleted: 1 })
  const left = async () => (await complaints.list()).data.map(({ id }) => id)
  expect(own).not.toBe(asha.id)
  expect(await left()).toEqual([asha.id])
  expect(await remove(999)).toEqual({ message: '0 complaints deleted', deleted: 0 })
  expect(await refusedWith(remove())).toBe('422 Select at least one complaint')
  expect(await remove(asha.registration)).toMatchObject({ deleted: 1 })
  expect(await left()).toEqual([])
})

test('of several complaints of a product, the newest, shown in its row, is deleted', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer, registration } = await buildComplaint(services)
  const { complaints } = as(await build.admin())
  await complaints.changeStatus({ params: { id }, body: { status: 'Cancelled' } })
  await fileComplaint(services, callerOf(customer, 'customer'), registration, await stagedComplaint(services))
  await complaints.deleteOfWarranties({ body: { complaint_ids: [registration] } })
  expect((await complaints.list()).data.map((row) => row.id)).toEqual([id])
})

test('the complaints that the filters find are exported', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services, { serial_number: 'SN-1' })
  await buildComplaint(services, { serial_number: 'SN-2' })
  const { export: exported } = as(await build.admin()).complaints
  const file = await exported({ query: { format: 'csv', search: 'SN-1', status: 'Unassigned', dispatch: 'none' } })
  expect((await file.text()).trim().split('\r\n')).toEqual([
    'Complaint,Customer,Contact,Model,Model number,Serial No.,Problem type,Status,District,Local level,Ward,Zone,City,Service centre,Owner,Technician,Visit,Window,Job no.,Date,Fiscal Year,Priority,Due,Merged into,Tags',
    expect.stringMatching(
      `^${id},Asha Gurung,${customer.contact},Mixer Grinder,BMG-1,SN-1,Motor,Unassigned,Kaski,,,,,`,
    ),
  ])
})
