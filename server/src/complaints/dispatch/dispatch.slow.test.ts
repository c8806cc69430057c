import { expect, test } from 'vitest'
import type { TestClient } from '../../../test/api-over.ts'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { fakeCrm } from '../../../test/fake-crm.ts'
import { testApp } from '../../../test/test-app.ts'
import { ALL_JOBS } from '../../all-jobs.ts'
import { deadJobs } from '../../platform/jobs/dead-jobs.ts'
import { DISPATCH_TRIES } from './complaint.jobs.ts'

const press = (staff: TestClient, complaint_id: number) => staff.complaints.dispatch({ body: { complaint_id } })
const AWAY = 'The CRM cannot be reached right now. The complaint is queued and will be sent as soon as the CRM is back'

test('a CRM that fails twice is tried until it accepts, and a second dispatch meanwhile is told so', async () => {
  const crm = await fakeCrm(['fail', 'fail'])
  const { as, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  const first = await press(admin, id)
  expect(first).toMatchObject({ message: AWAY, msg: AWAY, serviceData: null })
  expect(first.data).toMatchObject({ dispatch_state: 'queued', dispatch_error: 'The CRM answered 503', job_no: '' })
  expect((await press(admin, id)).message).toBe(AWAY)

  const jobNo = async () => (await admin.complaints.get({ params: { id } })).data.job_no
  await expect.poll(jobNo, { timeout: 20_000, interval: 200 }).toBe('CRM-1')
  expect(crm.requests).toHaveLength(3)
})

test('a lost response does not create a second job', async () => {
  const crm = await fakeCrm(['accept and lose the answer'])
  const { as, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  expect((await press(admin, id)).message).toBe(AWAY)
  const jobNo = async () => (await admin.complaints.get({ params: { id } })).data.job_no
  await expect.poll(jobNo, { timeout: 20_000, interval: 200 }).toBe('CRM-1')
  expect(crm.jobs.size).toBe(1)
})

test('a slow CRM is not waited for longer than five seconds', async () => {
  const crm = await fakeCrm(['accept after 5.5 seconds'])
  const { as, build, services } = await testApp({ env: crm.env })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  expect((await press(admin, id)).message).toMatch(/^The complaint is on its way to the CRM/)
  const jobNo = async () => (await admin.complaints.get({ params: { id } })).data.job_no
  await expect.poll(jobNo, { timeout: 10_000, interval: 100 }).toBe('CRM-1')
  expect(crm.requests).toHaveLength(1)
})

test('after the last try it is failed and on the list of failed jobs, from where it can be tried again', async () => {
  const crm = await fakeCrm(['fail'])
  const { as, build, services } = await testApp({ env: crm.env, work: false })
  const { id } = await buildComplaint(services)
  const admin = as(await build.admin())
  const pressed = press(admin, id)
  const tries = { dispatch_tries: DISPATCH_TRIES - 1 }
  await expect
    .poll(() =>
      services.db.updateTable('complaint').set(tries).where('dispatch_state', '=', 'queued').returning('id').execute(),
    )
    .toHaveLength(1)
  await services.jobs.work(ALL_JOBS, services)
  await expect(pressed).rejects.toMatchObject({ status: 409, body: { message: 'The CRM answered 503' } })

  await expect.poll(async () => (await deadJobs(services.db, { page: 1, per_page: 10 })).total).toBe(1)
  const failed = await admin.jobs.listFailed()
  expect(failed.data).toMatchObject([
    { name: 'complaint.dispatch', about: `complaint ${id}`, error: 'The CRM answered 503' },
  ])
  expect((await admin.dashboard.attention()).data).toMatchObject({
    dispatches_failed: { total: 1 },
    jobs_failed: { total: 1 },
  })
  await admin.jobs.retry({ params: { id: failed.data[0]!.id } })
  const jobNo = async () => (await admin.complaints.get({ params: { id } })).data.job_no
  await expect.poll(jobNo, { timeout: 10_000 }).toBe('CRM-1')
  expect((await admin.jobs.listFailed()).data).toEqual([])
})
