import { expect, test } from 'vitest'
import type { TestClient } from '../../../test/api-over.ts'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { CRM_KEY, fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'

const press = (staff: TestClient, complaint_id: number) => staff.complaints.dispatch({ body: { complaint_id } })

test('the local desk assigns a job number at once, only once, and the customer is told', async () => {
  const { app, as, build, services, smsTo } = await testApp()
  const { id, customer } = await buildComplaint(services)
  const admin = await build.admin()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/stocks/customerservicerequesttocrm',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { complaint_id: id, customerName: 'ignored', accessKey: 'ignored' },
  })
  expect(answer.statusCode).toBe(200)
  const { message, serviceData, data } = answer.json<Awaited<ReturnType<typeof press>>>()
  const job = data.job_no
  expect(job).toMatch(/^JOB-\d{4}-\d{6}$/)
  expect({ message, serviceData }).toEqual({
    message: 'Dispatched to CRM',
    serviceData: { job_no: job },
  })
  expect(data).toMatchObject({
    dispatch_state: 'dispatched',
    status: 'Service Center Assigned',
    dispatched_at: expect.stringMatching(/Z$/),
  })
  const texts = await smsTo(customer.contact, 2)
  expect(texts).toContain(
    `Baltra: your complaint about Mixer Grinder is with our service team. Job no. ${job}. Follow it: http://baltra.test${data.tracking_path}`,
  )
  await expect(press(as(admin), id)).rejects.toMatchObject({
    status: 409,
    body: { message: 'Already dispatched to CRM' },
  })
})

test('the CRM gets the complaint as it is kept, with the key', async () => {
  const crm = await fakeCrm()
  const { as, build, services } = await testApp({ env: crm.env })
  const { id, customer } = await buildComplaint(services, { serial_number: 'SN-5' })
  const answer = await press(as(await build.admin()), id)
  expect(answer).toMatchObject({ serviceData: { job_no: 'CRM-1', center: 'Pokhara' }, data: { job_no: 'CRM-1' } })
  expect(crm.requests).toEqual([
    {
      complaint_id: id,
      customerName: 'Asha Gurung',
      customerContact: customer.contact,
      email: 'asha@example.com',
      customerAddress: 'Lakeside 6, Kaski',
      zone: '',
      area: '',
      customerPincode: '',
      modelCode: 'BMG-1',
      serialNo: 'SN-5',
      purchaseDate: '2026-01-31',
      complaint_remark: 'It hums and does not turn',
      accessKey: CRM_KEY,
    },
  ])
})

test('a refusal by the CRM is shown, and the dispatch can be retried', async () => {
  const crm = await fakeCrm(['refuse'])
  const { as, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const sita = await build.admin()
  const admin = as(sita)
  await admin.assignments.assign({ params: { id }, body: { owner_id: sita.id } })
  const message = 'The CRM refused (422): No service center for this area'
  await expect(press(admin, id)).rejects.toMatchObject({ status: 409, body: { code: 'crm_refused', message } })
  const { data } = await admin.complaints.get({ params: { id } })
  expect(data).toMatchObject({ dispatch_state: 'failed', dispatch_error: message })
  // Its owner is notified.
  expect((await admin.notices.list({ query: {} })).data).toMatchObject([
    { kind: 'dispatch_failed', title: 'A dispatch failed', text: expect.stringContaining(message) },
  ])
  expect((await press(admin, id)).data.job_no).toBe('CRM-1')
})

test('a closed complaint and one that is not there are not dispatched', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ status: 'Cancelled' }).execute()
  const admin = as(await build.admin())
  await expect(press(admin, id)).rejects.toMatchObject({ status: 409, body: { message: /closed/ } })
  await expect(press(admin, 999)).rejects.toMatchObject({ status: 404, body: { message: 'Complaint not found' } })
})
