import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { photo } from '../../../test/factories/sample-files.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { desk } from './testing/edit-complaint-world.ts'

test('submitted fields of a complaint change, blank or missing ones stay', async () => {
  const { edit, services, id, staff } = await desk()
  const { message, data } = await edit({
    model_name: 'Juicer',
    serial_number: ' ',
    problem_type: 'Fan',
    problem_description: '<p>Loud <b onclick="x()">noise</b></p><script>x()</script>',
    purchase_date: '2026-01-05',
    customerName: '',
    customerContact: '+977 98-4120-3118',
    email: '',
    zone: 'bagmati',
    area: 'Anamnagar',
  })
  expect(message).toBe('Complaint saved')
  expect(data).toMatchObject({
    model_name: 'Juicer',
    model_num: 'BMG-1',
    serial_number: expect.stringMatching(/^SN-/),
    problem_type: 'Fan',
    problem_description: '<p>Loud <b>noise</b></p>',
    purchase_date: '2026-01-05',
    customerName: 'Asha Gurung',
    customerContact: '9841203118',
    email: 'asha@example.com',
    zone: 'BAGMATI',
    area: 'ANAMNAGAR',
    status: 'Unassigned',
  })
  expect(data.stepper).toHaveLength(1)
  const [audit] = await services.db.selectFrom('audit').selectAll().where('action', '=', 'complaint.edit').execute()
  expect(audit).toMatchObject({
    actor_id: staff.id,
    subject_id: id,
    before: { model_name: 'Mixer Grinder' },
    after: { model_name: 'Juicer' },
  })
})

test('another zone takes the area with it, the same zone keeps it', async () => {
  const { edit } = await desk()
  await edit({ zone: 'BAGMATI', area: 'ANAMNAGAR' })
  expect((await edit({ zone: 'bagmati' })).data).toMatchObject({ zone: 'BAGMATI', area: 'ANAMNAGAR' })
  expect((await edit({ zone: 'KOSHI' })).data).toMatchObject({ zone: 'KOSHI', area: '' })
})

test('an unlisted area stays as staff typed it', async () => {
  const { edit } = await desk()
  const saved = async (place: { zone?: string; area?: string }) => {
    const { zone, area } = (await edit(place)).data
    return [zone, area]
  }
  expect(await saved({ area: 'Old bridge' })).toEqual(['', 'Old bridge'])
  expect(await saved({ zone: 'bagmati', area: 'anamnagar' })).toEqual(['BAGMATI', 'ANAMNAGAR'])
  expect(await saved({ area: 'Old bridge' })).toEqual(['BAGMATI', 'Old bridge'])
  expect(await saved({ zone: 'Madhesh' })).toEqual(['Madhesh', ''])
  expect(await saved({ zone: 'MADHESH', area: 'Anamnagar' })).toEqual(['MADHESH', 'Anamnagar'])
  expect((await refusal(edit({ zone: 'x'.repeat(101) })))?.body.errors).toEqual({
    zone: 'Zone can have at most 100 characters',
  })
})

test('an invalid edit says what is wrong', async () => {
  const { edit, complaints } = await desk()
  const wrong: [body: Parameters<typeof edit>[0], field: string, message: string][] = [
    [{ status: 'Lost' }, 'status', 'There is no status Lost'],
    [{ customerContact: '12' }, 'customerContact', 'Mobile number is required and must be 10 digits'],
    [{ email: 'asha' }, 'email', 'Enter a valid email address'],
    [{ purchase_date: '2999-01-01' }, 'purchase_date', 'Purchase date cannot be in the future'],
  ]
  for (const [body, field, message] of wrong)
    expect((await refusal(edit(body)))?.body).toMatchObject({ message, errors: { [field]: message } })
  expect(await refusedWith(complaints.update({ params: { id: 999 }, body: { model_name: 'X' } }))).toBe(
    '404 Complaint not found',
  )
})

test('a new picture replaces the old one', async () => {
  const { edit, services, id } = await desk()
  const files = async () => {
    const rows = await services.db.selectFrom('file').select('id').execute()
    return rows.map((row) => row.id)
  }
  const before = await files()
  const { data } = await edit({ damaged_image: await photo() })
  const after = await files()
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
  expect(data.damaged_video).not.toBe('')
  const row = await services.db
    .selectFrom('complaint')
    .select('damaged_image_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(after).toContain(row.damaged_image_id)
})

test('a status in any spelling is a step with its words, its time and who made it', async () => {
  const { edit, services, id } = await desk()
  const { data } = await edit({ status: 'technician allocated', status_description: 'Ram comes on Monday' })
  expect(data.status).toBe('Engineer Allocated')
  expect(data.stepper.at(-1)).toMatchObject({
    newServiceStatusName: 'Engineer Allocated',
    description: 'Ram comes on Monday',
  })
  const events = await services.db
    .selectFrom('complaint_event')
    .select(['status', 'by_name'])
    .where('complaint_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.at(-1)).toEqual({ status: 'Engineer Allocated', by_name: expect.stringMatching(/\S \S/) })
  expect((await edit({ status: 'Engineer Allocated' })).data.stepper).toHaveLength(2)
})

test.each([
  ['Completed', true],
  ['Cancelled', false],
] as const)('%s is the end of a complaint, though its other fields can be mended', async (status, isClosing) => {
  const { edit } = await desk()
  const { data } = await edit({ status })
  expect(data.job_closing_date !== '').toBe(isClosing)
  expect(await refusedWith(edit({ status: 'On Service' }))).toBe(
    `409 This complaint is ${status.toLowerCase()} and cannot change any more`,
  )
  expect((await edit({ model_name: 'Juicer', status, seen_status: 'Unassigned' })).data.model_name).toBe('Juicer')
})

test('a form based on another status is refused, and nothing of it is stored', async () => {
  const { edit, complaints, id } = await desk()
  await edit({ status: 'On Service' })
  const refused = await refusal(edit({ status: 'Cancelled', seen_status: 'Unassigned', model_name: 'Juicer' }))
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'status_changed', errors: { status: 'Someone changed the status to On Service in the meantime' } },
  })
  expect((await complaints.get({ params: { id } })).data).toMatchObject({
    status: 'On Service',
    model_name: 'Mixer Grinder',
  })
})

test('a form with an unchanged status leaves the status that came meanwhile', async () => {
  const { edit } = await desk()
  await edit({ status: 'On Service' })
  const { data } = await edit({ status: 'Unassigned', seen_status: 'Unassigned', model_name: 'Juicer' })
  expect(data).toMatchObject({ status: 'On Service', model_name: 'Juicer' })
})

test('a job number given by hand dispatches the complaint, and the customer hears of it and of the end', async () => {
  const { edit, complaints, id, customer, smsTo } = await desk({ work: true })
  const { data } = await edit({ job_no: 'HAND-1' })
  expect(data).toMatchObject({ job_no: 'HAND-1', dispatch_state: 'dispatched', dispatched_at: expect.any(String) })
  expect(data.dispatched_at).not.toBe('')
  expect(await refusedWith(complaints.dispatch({ body: { complaint_id: id } }))).toBe('409 Already dispatched to CRM')
  await edit({ status: 'Completed' })
  expect(await smsTo(customer.contact, 3)).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        'your complaint about Mixer Grinder is with our service team. Job no. HAND-1. Follow it: ',
      ),
      expect.stringContaining(
        'the service of your Mixer Grinder is complete. Job no. HAND-1. Tell us if it works: http://baltra.test/t/',
      ),
    ]),
  )
})

test('a job number belongs to one complaint', async () => {
  const { edit, services } = await desk()
  const other = await buildComplaint(services)
  await edit({ job_no: 'HAND-1' })
  const refused = await refusal(edit({ job_no: 'HAND-1', model_name: 'Juicer' }, other.id))
  expect(refused).toMatchObject({
    status: 409,
    body: { errors: { job_no: 'Another complaint has job number HAND-1' } },
  })
  expect((await edit({ job_no: 'HAND-2' })).data.job_no).toBe('HAND-2')
})

test('while the CRM is being asked no other job number can be given', async () => {
  const { edit, services, id } = await desk()
  await services.db
    .updateTable('complaint')
    .set({ dispatch_state: 'queued', dispatch_sending_since: services.clock.now() })
    .where('id', '=', id)
    .execute()
  expect(await refusedWith(edit({ job_no: 'HAND-1' }))).toBe(
    '409 This complaint is just being handed to the CRM. Wait for its answer',
  )
})
