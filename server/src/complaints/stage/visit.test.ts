import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultVoice } from '../../../test/default-voice.ts'
import { ageComplaint } from '../../../test/factories/complaint.ts'
import { refusal, refusedWith } from '../../../test/refusal.ts'
import { dayText } from '../../platform/core/format.ts'
import { visitMessage, writtenMessage } from '../complaint.messages.ts'
import { desk } from './testing/visit-world.ts'

test('staff plan a visit; the customer sees it and is told', async () => {
  const { as, plan, complaints, params, customer, smsTo, day } = await desk({ work: true })
  const visit = { technician: 'Ram Thapa', technician_contact: '9841000000', visit_date: day(2) }
  const { message, data } = await plan({ ...visit, technician_contact: '+977 984-1000000' })
  expect([message, data]).toMatchObject(['Visit saved', visit])
  const { visit_code, ...mine } = (await as(customer).complaints.getMine({ params })).data
  expect(mine).toMatchObject(visit)
  expect(visit_code).toMatch(/^\d{4}$/)
  expect((await complaints.timeline({ params })).data.at(-1)).toMatchObject({
    kind: 'visit',
    text: `Ram Thapa, 9841000000 on ${dayText(day(2))}`,
  })
  await plan(visit)
  await plan({ ...visit, technician_contact: '9841000001' })
  await plan({})
  expect((await complaints.get({ params })).data).toMatchObject({ technician: '', visit_date: '' })
  const texts = await smsTo(customer.contact, 3)
  const link = `http://baltra.test${data.tracking_path}`
  expect(texts.slice(1)).toEqual([
    `Baltra: Ram Thapa (9841000000) comes on ${dayText(day(2))} for Mixer Grinder. Code when done: ${visit_code}. Follow it: ${link}`,
    `Baltra: the visit for your Mixer Grinder is called off. We will tell you a new day. Follow it: ${link}`,
  ])
})

test('a visit is today or later when it is set, and one that was is kept', async () => {
  const { plan, day, services, id } = await desk()
  expect((await refusal(plan({ visit_date: day(-1) })))?.body.errors).toEqual({
    visit_date: 'Visit date cannot be in the past',
  })
  expect((await refusal(plan({ technician_contact: '12' })))?.body.errors).toEqual({
    technician_contact: 'Mobile number is required and must be 10 digits',
  })
  await plan({ visit_date: day(0) })
  await ageComplaint(services, id, 3)
  const visit_date = day(-3)
  expect((await plan({ technician: 'Ram Thapa', visit_date })).data).toMatchObject({
    technician: 'Ram Thapa',
    visit_date,
  })
})

test('the complaint form sets a visit too; blank fields stay unchanged', async () => {
  const { complaints, params, day } = await desk()
  const edit = (body: Parameters<typeof complaints.update>[0]['body']) => complaints.update({ params, body })
  await edit({ technician: 'Ram Thapa', visit_date: day(1), seen_technician: '', seen_visit_date: '' })
  const { data } = await edit({ technician: '', visit_date: '', model_name: 'Juicer' })
  expect(data).toMatchObject({ technician: 'Ram Thapa', visit_date: day(1), model_name: 'Juicer' })
})

test('a form based on another visit is refused with the current one', async () => {
  const { plan } = await desk()
  const seen = { seen_technician: '', seen_technician_contact: '', seen_visit_date: '' }
  await plan({ technician: 'Ram Thapa', ...seen })
  expect(await refusal(plan({ technician: 'Hari Rai', ...seen }))).toMatchObject({
    status: 409,
    body: {
      code: 'visit_changed',
      errors: { technician: 'Someone changed the visit in the meantime: Ram Thapa' },
    },
  })
})

test('no visit can be planned for a closed complaint', async () => {
  const { plan, complaints, params } = await desk()
  await complaints.changeStatus({ params, body: { status: 'Cancelled' } })
  expect(await refusedWith(plan({ technician: 'Ram Thapa' }))).toBe(
    '409 This complaint is cancelled: no visit can be planned',
  )
})

test('a status is chosen on the screen of the complaint, and two who choose hear of each other', async () => {
  const { complaints, params } = await desk()
  const choose = (status?: string, seen_status?: 'Unassigned') =>
    complaints.changeStatus({ params, body: { status: status as 'On Service', ...(seen_status && { seen_status }) } })
  for (const nothing of [undefined, '', 'Lost'])
    expect((await refusal(choose(nothing)))?.body.errors).toEqual({ status: 'Please select a status!' })
  expect(await choose('On Service', 'Unassigned')).toMatchObject({
    message: 'Status updated',
    data: { status: 'On Service' },
  })
  expect(await refusedWith(choose('Completed', 'Unassigned'))).toBe(
    '409 Someone changed the status to On Service in the meantime',
  )
})

// Counted in working time from the filing: who was never dispatched waits as well.
test('an open complaint late in service hours is overdue, dispatched or not', async () => {
  const { complaints, params, services } = await desk()
  const overdue = async () => (await complaints.list({ query: { overdue: true } })).data.map(({ id }) => id)
  expect(await overdue()).toEqual([])
  await ageComplaint(services, params.id, 15)
  expect(await overdue()).toEqual([params.id])
  await complaints.update({ params, body: { job_no: 'JOB-7' } })
  expect(await overdue()).toEqual([params.id])
  await complaints.changeStatus({ params, body: { status: 'Completed' } })
  expect(await overdue()).toEqual([])
})

const LINK = 'https://shop.example.com.np/t/xxxxxxxxxxxxxxxxxxxxxx'

test('every text of a visit fits one SMS, whatever names are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (model_name, technician) => {
      for (const visit_date of ['', '2026-11-24'])
        expect(
          visitMessage(
            { model_name },
            { technician, technician_contact: '9841000000', visit_date },
            LINK,
          )(defaultVoice('en')).sms.length,
        ).toBeLessThanOrEqual(160)
      expect(
        writtenMessage({ id: 2_147_483_647, job_no: 'JOB-2026-000123', text: model_name }, LINK)(defaultVoice('en')).sms
          .length,
      ).toBeLessThanOrEqual(306)
    }),
  )
})
