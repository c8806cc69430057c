import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { sourceOf } from '../../platform/core/source.ts'
import { findTracking } from './find-tracking.ts'

test('the link of a complaint shows its state without signing in', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services, { model_name: 'Mixer Grinder' })
  const staff = as(await build.admin())
  const { data: own } = await as(customer).complaints.getMine({ params: { id } })
  const link = { params: { token: own.tracking_path.slice('/t/'.length) } }
  expect((await as().complaints.track(link)).data).toEqual({
    id,
    call_by: own.call_by,
    model_name: 'Mixer Grinder',
    status: 'Unassigned',
    job_no: '',
    date_joined: own.date_joined,
    job_closing_date: '',
    visit_date: '',
    visit_window: '',
    visit_step: '',
    visit_step_at: '',
    may_move_visit: false,
    stepper: own.stepper,
    is_merged: false,
  })
  await staff.complaints.update({ params: { id }, body: { job_no: 'KTM-77', visit_date: '2099-01-31' } })
  await staff.complaints.changeStatus({ params: { id }, body: { status: 'Completed' } })
  expect((await as().complaints.track(link)).data).toMatchObject({
    status: 'Completed',
    job_no: 'KTM-77',
    visit_date: '2099-01-31',
    job_closing_date: expect.stringMatching(/Z$/),
    stepper: [
      { newServiceStatusName: 'Unassigned' },
      { newServiceStatusName: 'Service Center Assigned' },
      { newServiceStatusName: 'Completed' },
    ],
  })
})

test('the link reveals neither customer nor technician nor messages', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services, { serial_number: 'SN-77-01' })
  const staff = as(await build.admin())
  const status = { status: 'On Service' as const, status_description: 'Called Asha at 9841203118, gate code 55' }
  await staff.complaints.changeStatus({ params: { id }, body: status })
  await staff.complaints.planVisit({
    params: { id },
    body: { technician: 'Ram Thapa', technician_contact: '9841000000' },
  })
  await staff.complaints.write({ params: { id }, body: { kind: 'staff', text: 'Keep the lid', key: 'one' } })
  const { data: own } = await as(customer).complaints.getMine({ params: { id } })
  expect(own.stepper.at(-1)?.description).toContain('gate code')
  const answer = await as().complaints.track({ params: { token: own.tracking_path.slice('/t/'.length) } })
  const told = JSON.stringify(answer)
  for (const personal of [
    'Asha',
    'Gurung',
    customer.contact,
    '9841',
    'SN-77-01',
    'Ram',
    'gate',
    'lid',
    own.customerAddress,
    own.email,
  ])
    expect(told).not.toContain(personal)
  expect(answer.data.stepper.at(-1)?.description).toBe('Your product is being worked on.')
})

test('links are unguessable, each its own, and another one leads nowhere', async () => {
  const { as, build, services } = await testApp({ work: false })
  const staff = as(await build.admin())
  const ids = [(await buildComplaint(services)).id, (await buildComplaint(services)).id]
  const paths = await Promise.all(
    ids.map(async (id) => (await staff.complaints.get({ params: { id } })).data.tracking_path),
  )
  expect(new Set(paths).size).toBe(2)
  for (const path of paths) expect(path).toMatch(/^\/t\/[\w-]{22}$/)
  const wrong = ['nobody-knows', String(ids[0]), paths[0]!.slice(3, -1), '%00']
  expect(await Promise.all(wrong.map((token) => refusedWith(as().complaints.track({ params: { token } }))))).toEqual(
    wrong.map(() => '404 We do not know this link'),
  )
  await staff.complaints.delete({ params: { id: ids[0]! } })
  expect(await refusedWith(as().complaints.track({ params: { token: paths[0]!.slice(3) } }))).toBe(
    '404 We do not know this link',
  )
})

test('a repair is found only by job number and mobile number, and tries are limited', async () => {
  const { as, build, services } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '1' } })
  const { id, customer } = await buildComplaint(services)
  const job = { job_no: 'SRV-2026-17', dispatch_state: 'dispatched' as const }
  await services.db.updateTable('complaint').set(job).where('id', '=', id).execute()
  const own = (await as(customer).complaints.getMine({ params: { id } })).data
  const other = await build.customer()
  const find = (job_no: string, contact: string) => as().complaints.findTracking({ body: { job_no, contact } })
  for (const typed of [
    'SRV-2026-17',
    ' srv-२०२६-17 ',
    '\u202aSRV–2026–17\u202c',
    'srv202617',
    '२०२६\u200d १७',
    'जब नम्बर २०२६-१७',
  ])
    expect((await find(typed, `+977 ${customer.contact}`)).data).toEqual({ path: own.tracking_path })
  const errors = { job_no: 'We found no repair with this number and mobile number' }
  for (const [job_no, contact] of [
    ['SRV-2026-18', customer.contact],
    ['17', customer.contact],
    ['SRV', customer.contact],
    ['--', customer.contact],
    ['SRV-2026-17', other.contact],
  ] as const)
    expect((await refusal(find(job_no, contact)))?.body.errors).toEqual(errors)
  const numbers = [(contact: string) => find(String(id), contact), (contact: string) => find('999999', contact)].map(
    (asked) => refusal(asked(other.contact)),
  )
  expect((await Promise.all(numbers)).map((refused) => refused?.body.errors)).toEqual([errors, errors])
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, at) => refusal(find(`SRV-2026-${at}`, customer.contact))),
  )
  expect(tries.filter((refused) => refused?.status === 429)).not.toEqual([])
})

test('a complaint that has no job number yet is found by its own number, which comes before the digits of a job number', async () => {
  const { as, services } = await testApp({ work: false })
  const { id, customer } = await buildComplaint(services)
  const path = (await as(customer).complaints.getMine({ params: { id } })).data.tracking_path
  const find = (job_no: string) => as().complaints.findTracking({ body: { job_no, contact: customer.contact } })
  for (const typed of [String(id), `#${id}`, `Complaint no. ${id}`, `गुनासो नम्बर ${id}`])
    expect((await find(typed)).data).toEqual({ path })
  const later = await buildComplaint(services, { customer })
  const job = { job_no: `JB-${id}`, dispatch_state: 'dispatched' as const }
  await services.db.updateTable('complaint').set(job).where('id', '=', later.id).execute()
  expect((await find(String(id))).data).toEqual({ path })
  expect((await find(`jb ${id}`)).data).not.toEqual({ path })
})

test('wrong job numbers of strangers do not keep the owner of a mobile number from following the repair', async () => {
  const { services } = await testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.05' } })
  const { id, customer } = await buildComplaint(services)
  const job = { job_no: 'SRV-2026-17', dispatch_state: 'dispatched' as const }
  await services.db.updateTable('complaint').set(job).where('id', '=', id).execute()
  const find = (place: string, job_no: string) =>
    findTracking(services, sourceOf(place), { job_no, contact: customer.contact })
  // A twentieth: one wrong try for each source, ten for the number.
  for (let at = 1; at <= 12; at += 1)
    await expect(find(`2001:db8:${at}::1`, `SRV-2026-${at}`)).rejects.toThrow('We found no repair')
  expect(await find('203.0.113.7', 'SRV-2026-17')).toEqual({ path: expect.stringMatching(/^\/t\//) })
  await expect(find('2001:db8:1::2', 'SRV-2026-17')).rejects.toMatchObject({ statusCode: 429 })
})
