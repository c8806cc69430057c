import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'

/** An installation without a CRM, with one service centre and a complaint. */
async function desk() {
  const world = await testApp({ work: false })
  const { as, build, services } = world
  const centre = await build.servicePoint({ kind: 'service_centre', name: 'Kaski Service Centre' })
  const { id } = await buildComplaint(services)
  const { complaints, assignments, history, dashboard } = as(await build.admin())
  const propose = () =>
    services.db.updateTable('complaint').set({ centre_id: centre.id }).where('id', '=', id).execute()
  const send = () => complaints.dispatch({ body: { complaint_id: id, to_centre: true } })
  return { ...world, centre, params: { id }, complaints, assignments, history, dashboard, propose, send }
}

test('a complaint goes to the centre that is proposed for it, and every text says so', async () => {
  const { propose, send, params, complaints, history, centre } = await desk()
  await propose()
  const { message, data } = await send()
  expect([message, data]).toMatchObject([
    'Sent to the service centre',
    {
      centre_id: centre.id,
      centre_chosen: true,
      job_no: expect.stringMatching(/^JOB-/),
      dispatch_state: 'dispatched',
      status: 'Service Center Assigned',
      answered_at: '',
    },
  ])
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: 'sent', text: `Kaski Service Centre, ${data.job_no}`, by: expect.any(String) }),
  )
  const [entry] = (await history.list({ params: { subject: 'complaint', ...params } })).data
  expect(entry?.sentence).toMatch(/sent the complaint to the service centre$/)
  expect(await refusedWith(send())).toBe('409 Already sent to the service centre')
})

test('without a service centre it is not sent, and says why; the documents’ call still gives it a job number', async () => {
  const { send, params, complaints } = await desk()
  expect(await refusal(send())).toMatchObject({
    status: 409,
    body: { code: 'no_centre', message: 'It has no service centre. Assign one first' },
  })
  expect((await complaints.get({ params })).data).toMatchObject({ job_no: '', dispatch_state: 'none' })
  const { message, data } = await complaints.dispatch({ body: { complaint_id: params.id } })
  expect([message, data.job_no]).toEqual(['Dispatched to CRM', expect.stringMatching(/^JOB-/)])
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.map(({ kind }) => kind)).not.toContain('sent')
})

test('what a centre has is to be planned until it has engineer and visit', async () => {
  const { propose, send, params, complaints, assignments, dashboard, build, centre } = await desk()
  const toPlan = async () => [
    (await dashboard.attention()).data.complaints_to_plan?.total,
    (await complaints.list({ query: { assigned: 'to_plan' } })).data.length,
  ]
  await propose()
  expect(await toPlan()).toEqual([0, 0])
  await send()
  expect(await toPlan()).toEqual([1, 1])
  expect((await dashboard.attention()).data.complaints_open?.total).toBe(1)
  const { id: engineer_id } = await build.engineer({ centre_id: centre.id })
  await assignments.assign({ params, body: { engineer_id } })
  expect(await toPlan()).toEqual([1, 1])
  await complaints.planVisit({ params, body: { engineer_id, visit_date: '2099-01-05' } })
  expect(await toPlan()).toEqual([0, 0])
  await complaints.changeStatus({ params, body: { status: 'On Service' } })
  await assignments.cancelVisit({ params, body: {} })
  expect(await toPlan()).toEqual([0, 0])
})

test('an installation with a CRM plans nothing itself', async () => {
  const { as, build } = await testApp({ env: { CRM_URL: 'http://127.0.0.1:9/', CRM_ACCESS_KEY: 'key' }, work: false })
  expect((await as(await build.admin()).dashboard.attention()).data.complaints_to_plan).toBeNull()
})

test('a centre is told of what is proposed to it, and accepts it', async () => {
  const { propose, params, as, build, centre } = await desk()
  await propose()
  const incharge = as(await build.admin({ role: 'centre_incharge', centre_id: centre.id }))
  const waiting = async () => {
    const { complaints_proposed, complaints_open } = (await incharge.dashboard.attention()).data
    return [complaints_proposed?.total, complaints_open?.total]
  }
  expect(await waiting()).toEqual([1, 1])
  await incharge.assignments.assign({ params, body: { centre_id: centre.id } })
  // It is to be planned now.
  expect(await waiting()).toEqual([0, 1])
})

test('who does not dispatch is not counted what waits for it', async () => {
  const { as, build } = await desk()
  const open = async (role: 'call_centre' | 'service_incharge') =>
    (await as(await build.admin({ role })).dashboard.attention()).data.complaints_open?.total
  expect([await open('call_centre'), await open('service_incharge')]).toEqual([0, 1])
})
