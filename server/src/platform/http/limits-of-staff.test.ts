import { expect, test } from 'vitest'
import { buildComplaint } from '../../../test/factories/complaint.ts'
import { buildEnquiry } from '../../../test/factories/enquiry.ts'
import { refusedWith } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'

// A twenty-fifth: two numbers and four messages an hour.
const world = () => testApp({ work: false, env: { RATE_LIMIT_SCALE: '0.04' } })

test('one member of staff enters so many numbers an hour, for new accounts and for others’; colleagues go on', async () => {
  const { as, build, services } = await world()
  const [rita, hari] = [as(await build.admin()), as(await build.admin())]
  const asha = await build.customer()
  const add = (office: typeof rita, contact: string) =>
    refusedWith(office.customers.add({ body: { contact, name: 'Maya Rai', district: 'Kaski' } }))
  const renumber = (contact: string) =>
    refusedWith(rita.customers.update({ params: { id: asha.id }, body: { contact } }))
  expect(await add(rita, '9812000001')).toBeUndefined()
  // Sending the same number is not a change.
  expect(await renumber(asha.contact)).toBeUndefined()
  expect(await renumber('9812000002')).toBeUndefined()
  const beyond = /^429 You have entered many numbers within an hour\. The next one can be sent from \d/
  expect(await renumber('9812000003')).toMatch(beyond)
  expect(await add(rita, '9812000004')).toMatch(beyond)
  expect(await add(hari, '9812000004')).toBeUndefined()
  const texts = await services.db
    .selectFrom('account')
    .select('contact')
    .where('contact', 'like', '98120000%')
    .execute()
  expect(texts).toHaveLength(3)
})

test('answers by SMS and messages to customers are limited too; noted calls and internal notes are not', async () => {
  const { as, build, services } = await world()
  const rita = as(await build.admin())
  const complaint = await buildComplaint(services)
  const answer = async (way: 'sms' | 'phone') => {
    const { id } = await buildEnquiry(services, { phone: '9812000009', read_at: null })
    return refusedWith(rita.enquiries.answer({ params: { id }, body: { way, text: 'In Dang' } }))
  }
  const write = (kind: 'staff' | 'internal', text: string) =>
    refusedWith(rita.complaints.write({ params: { id: complaint.id }, body: { kind, text } }))
  for (let at = 0; at < 2; at++) {
    expect(await answer('sms')).toBeUndefined()
    expect(await answer('phone')).toBeUndefined()
    expect(await write('staff', `We come, ${at}`)).toBeUndefined()
    expect(await write('internal', `Note ${at}`)).toBeUndefined()
  }
  const beyond = /^429 You have sent many messages within an hour\. The next one can be sent from \d/
  expect(await answer('sms')).toMatch(beyond)
  expect(await write('staff', 'Once more')).toMatch(beyond)
  expect(await answer('phone')).toBeUndefined()
})
