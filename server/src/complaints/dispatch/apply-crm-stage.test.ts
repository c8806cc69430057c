import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { CRM_KEY } from '../../../test/fake-crm.ts'
import { testApp, type TestApp } from '../../../test/test-app.ts'
import { signatureOf } from '../../platform/core/signature.ts'

const CRM = { CRM_URL: 'http://127.0.0.1:9/', CRM_ACCESS_KEY: CRM_KEY }

test('stages reported by the CRM become steps, in order of their times', async () => {
  const world = await testApp({ env: CRM, work: false })
  const { complaint, steps } = await dispatched(world)
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  expect(await tell(world, { status: 'Service Center Allocated', dateAdded: at(1) })).toEqual([200, 'Stage taken over'])
  expect(await tell(world, { status: 'part in transit', dateAdded: at(3), description: 'From Birgunj' })).toEqual([
    200,
    'Stage taken over',
  ])
  expect(await tell(world, { status: 'Engineer Allocated', dateAdded: at(2) })).toEqual([200, 'Stage taken over'])
  expect(await steps()).toEqual(['Unassigned', 'Service Center Assigned', 'Engineer Allocated', 'Parts in Transit'])
  expect((await complaint()).status).toBe('Parts in Transit')
  expect((await complaint()).stepper.at(-1)).toMatchObject({ description: 'From Birgunj' })
})

test('a dispatched complaint never reads Unassigned again: not by that word, nor by a time before it was filed', async () => {
  const world = await testApp({ env: CRM, work: false })
  const { complaint, steps } = await dispatched(world)
  expect(await tell(world, { status: 'Unassigned' })).toEqual([200, 'Stage taken over'])
  expect(await complaint()).toMatchObject({ status: 'Service Center Assigned' })
  const admin = world.as(await world.build.admin())
  const { id } = await complaint()
  await admin.complaints.planVisit({ params: { id }, body: { technician: 'Ram Thapa' } })
  const early = { status: 'Part Pending from HO', dateAdded: '2020-01-01T00:00:00Z' }
  expect(await tell(world, early)).toEqual([200, 'Stage taken over'])
  expect(await tell(world, early)).toEqual([200, 'This stage was already recorded'])
  expect(await steps()).toEqual(['Unassigned', 'Engineer Allocated', 'Part Pending from HO', 'Service Center Assigned'])
  expect((await complaint()).status).toBe('Service Center Assigned')
})

test('reporting the same stage again changes nothing', async () => {
  const world = await testApp({ env: CRM, work: false })
  const { steps } = await dispatched(world)
  const dated = { status: 'On Service', dateAdded: new Date().toISOString() }
  await tell(world, dated)
  expect(await tell(world, dated)).toEqual([200, 'This stage was already recorded'])
  const later = new Date(Date.now() + 60_000).toISOString()
  await tell(world, { status: 'Engineer Allocated', dateAdded: later })
  expect(await tell(world, { status: 'engineer allocated', dateAdded: later })).toEqual([
    200,
    'This stage was already recorded',
  ])
  // Recorded and replayed by someone else: the complaint does not go back.
  expect(await tell(world, dated)).toEqual([200, 'This stage was already recorded'])
  expect(await steps()).toEqual(['Unassigned', 'On Service', 'Engineer Allocated'])
})

test('completed is final, closes the job and is told to the customer', async () => {
  const world = await testApp({ env: CRM })
  const { complaint, customer } = await dispatched(world)
  const { partRequests } = world.as(await world.build.admin())
  const { id: part_id } = await world.build.part({ name: 'Carbon brush', price: 180 })
  await partRequests.ask({ params: { id: (await complaint()).id }, body: { lines: [{ part_id, count: 1 }] } })
  expect(await tell(world, { status: 'Happy Calling Completed' })).toEqual([200, 'Stage taken over'])
  expect((await partRequests.list({})).data).toMatchObject([
    { state: 'cancelled', steps: [{}, { by_name: 'CRM', with_complaint: true }] },
  ])
  expect(await tell(world, { status: 'Completed' })).toEqual([200, 'This stage was already recorded'])
  expect(await tell(world, { status: 'On Service' })).toEqual([409, 'This job is completed and cannot change any more'])
  expect(await complaint()).toMatchObject({ status: 'Completed', job_closing_date: expect.stringMatching(/Z$/) })
  const texts = await world.smsTo(customer.contact, 2)
  expect(texts).toContainEqual(
    expect.stringMatching(
      /^Baltra: the service of your Mixer Grinder is complete\. Job no\. CRM-1\. Tell us if it works: http\S+\/t\/\S+$/,
    ),
  )
})

test('a job of the CRM is closed without a code, and nobody but the CRM calls its customer', async () => {
  const world = await testApp({ env: CRM, work: false })
  const { complaint, customer } = await dispatched(world)
  const { id } = await complaint()
  const params = { id }
  const admin = world.as(await world.build.admin())
  await admin.complaints.planVisit({ params, body: { technician: 'Ram Thapa', visit_date: '2099-01-05' } })
  expect((await world.as(customer).complaints.getMine({ params })).data.visit_code).toBe('')
  const { data: notices } = await world.as(customer).notices.list({ query: {} })
  expect(notices[0]!.text).toMatch(/^Ram Thapa comes on .* for Mixer Grinder\.$/)
  await admin.visitReports.add({ params, body: { outcome: 'done', visited_on: '2026-01-31', note: 'Cleaned' } })
  await tell(world, { status: 'Completed' })
  expect((await admin.happyCalls.ofComplaint({ params })).data).toEqual([])
})

test('a repeated completion from the CRM does not close a complaint reopened after it', async () => {
  const world = await testApp({ env: CRM, work: false })
  const { complaint, customer } = await dispatched(world)
  const end = { status: 'Completed', dateAdded: new Date().toISOString() }
  await tell(world, end)
  const { id } = await complaint()
  await world.as(customer).complaints.reopen({ params: { id }, body: { remark: 'It hums again' } })
  expect(await tell(world, end)).toEqual([200, 'This stage was already recorded'])
  expect((await complaint()).status).toBe('On Service')
  const later = new Date(Date.now() + 60_000).toISOString()
  expect(await tell(world, { ...end, dateAdded: later })).toEqual([200, 'Stage taken over'])
  expect(await complaint()).toMatchObject({ status: 'Completed', job_closing_date: later })
})

test('an unsigned or invalid body is refused', async () => {
  const world = await testApp({ env: CRM, work: false })
  await dispatched(world)
  const body = JSON.stringify({ job_no: 'CRM-1', status: 'On Service', dateAdded: new Date().toISOString() })
  for (const signature of [
    undefined,
    '',
    'sha256=',
    signatureOf(body, 'another key'),
    signatureOf(`${body} `, CRM_KEY),
  ])
    expect((await send(world, body, signature)).statusCode).toBe(401)
  expect((await send(world, '{}', undefined)).statusCode).toBe(401)
  expect((await send(world, body, `sha256=${signatureOf(body, CRM_KEY).toUpperCase()}`)).statusCode).toBe(200)
  expect(await tell(world, { job_no: 'CRM-2', status: 'On Service' })).toEqual([404, 'There is no such job'])
  expect(await tell(world, { status: 'On Service', dateAdded: undefined })).toEqual([
    422,
    'dateAdded is required, with its time zone',
  ])
  expect(await tell(world, { status: 'Gone fishing' })).toEqual([422, 'There is no status Gone fishing'])
  expect(await tell(world, { status: 'On Service', dateAdded: '2999-01-01T00:00:00Z' })).toEqual([
    422,
    'dateAdded is in the future',
  ])
})

test('a separate key verifies the CRM’s calls: the one sent with each dispatch then signs nothing', async () => {
  const INWARD = 'a key that only the CRM signs with'
  const world = await testApp({ env: { ...CRM, CRM_INWARD_KEY: INWARD }, work: false })
  await dispatched(world)
  expect((await tell(world, { status: 'On Service' }, CRM_KEY))[0]).toBe(401)
  expect(await tell(world, { status: 'On Service' }, INWARD)).toEqual([200, 'Stage taken over'])
})

test('an installation without a CRM accepts no status reports', async () => {
  const world = await testApp({ work: false })
  const body = JSON.stringify({ job_no: 'CRM-1', status: 'On Service' })
  expect((await send(world, body, signatureOf(body, ''))).statusCode).toBe(401)
})

async function dispatched({ as, build, services }: TestApp) {
  const { id, customer } = await buildComplaint(services)
  await services.db.updateTable('complaint').set({ job_no: 'CRM-1', dispatch_state: 'dispatched' }).execute()
  const admin = as(await build.admin())
  const complaint = async () => (await admin.complaints.get({ params: { id } })).data
  const steps = async () => (await complaint()).stepper.map(({ newServiceStatusName }) => newServiceStatusName)
  return { customer, complaint, steps }
}

async function tell(
  world: TestApp,
  told: { job_no?: string; status: string; description?: string; dateAdded?: string | undefined },
  key = CRM_KEY,
) {
  const body = JSON.stringify({ job_no: 'CRM-1', dateAdded: new Date().toISOString(), ...told })
  const answer = await send(world, body, signatureOf(body, key))
  return [answer.statusCode, answer.json<{ message: string }>().message]
}

const send = ({ app }: TestApp, payload: string, signature: string | undefined) =>
  app.inject({
    method: 'POST',
    url: '/api/stocks/crm/status',
    headers: { 'content-type': 'application/json', ...(signature !== undefined && { 'x-signature': signature }) },
    payload,
  })
