import { expect, test } from 'vitest'
import { ageComplaint, complaintForm } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { filed } from './testing/stage-world.ts'

test('a visit with a technician allocates an engineer; called off, it takes that back', async () => {
  const { complaints, params, steps } = await filed()
  const visit = { technician: 'Ram Thapa', visit_date: '2099-01-05' }
  const { data } = await complaints.planVisit({ params, body: visit })
  expect(data.status).toBe('Engineer Allocated')
  expect(data.stepper.at(-1)?.description).toBe("A technician's visit is planned for 5 Jan 2099.")
  const { data: after } = await complaints.planVisit({ params, body: {} })
  expect(after.status).toBe('Unassigned')
  expect(await steps()).toEqual(['Unassigned', 'Engineer Allocated', 'Unassigned'])
})

test('a job number or a day without a technician assigns a service center, and nothing goes backwards', async () => {
  const { complaints, params, steps } = await filed()
  expect((await complaints.planVisit({ params, body: { visit_date: '2099-01-05' } })).data.status).toBe(
    'Service Center Assigned',
  )
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  await complaints.changeStatus({ params, body: { status: 'On Service' } })
  await complaints.planVisit({ params, body: { technician: 'Ram Thapa' } })
  expect(await steps()).toEqual(['Unassigned', 'Service Center Assigned', 'On Service'])
  expect(await refusedWith(complaints.changeStatus({ params, body: { status: 'Unassigned' } }))).toBe(
    '409 A complaint that is dispatched or has a visit planned cannot be Unassigned',
  )
})

test('a form that still says Unassigned, as an older client sends it, does not move the complaint back', async () => {
  const { complaints, params, steps } = await filed()
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  const { data } = await complaints.update({ params, body: { status: 'Unassigned', customerName: 'Asha Rai' } })
  expect(data).toMatchObject({ status: 'Service Center Assigned', customerName: 'Asha Rai' })
  expect(await steps()).toEqual(['Unassigned', 'Service Center Assigned'])
  const chosen = { status: 'Unassigned', seen_status: 'Service Center Assigned' } as const
  expect(await refusedWith(complaints.update({ params, body: chosen }))).toMatch(/^409 .* cannot be Unassigned$/)
})

test('once a complaint has moved on, its first step makes no more promises', async () => {
  const { complaints, params } = await filed()
  const texts = async () => (await complaints.get({ params })).data.stepper.map(({ description }) => description)
  expect(await texts()).toEqual(['We have your complaint and will look into it shortly.'])
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  expect(await texts()).toEqual([
    'We have your complaint.',
    'The service centre has your complaint. A technician will call you.',
  ])
})

test('staff reopen a complaint that was closed by mistake, also after fifteen days', async () => {
  const { complaints, params, steps, services } = await filed()
  await complaints.changeStatus({ params, body: { status: 'Parts in Transit' } })
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  await ageComplaint(services, params.id, 30)
  const { data } = await complaints.reopenForCustomer({ params, body: { reason: 'Wrong line in the list' } })
  expect(data).toMatchObject({ status: 'Parts in Transit', job_closing_date: '' })
  expect(await steps()).toEqual(['Unassigned', 'Parts in Transit', 'Cancelled', 'Parts in Transit'])
  const { data: timeline } = await complaints.timeline({ params })
  expect(timeline.at(-1)).toMatchObject({ kind: 'internal', text: 'Reopened: Wrong line in the list' })
  expect((await refusal(complaints.reopenForCustomer({ params, body: { reason: ' ' } })))?.body.errors).toEqual({
    reason: 'Please give a reason',
  })
})

test('a complaint stays closed while another about its product is open, and staff are told so', async () => {
  const { as, customer, complaints, params, registration, services } = await filed()
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  await as(customer).complaints.register({ params: { id: registration }, body: await complaintForm() })
  const reopening = complaints.reopenForCustomer({ params, body: { reason: 'Mistake' } })
  expect(await refusedWith(reopening)).toBe('409 Another complaint about this product is open. Work on that one')
  const { rows } = await services.db
    .selectFrom('complaint_message')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(rows).toBe(0)
})
