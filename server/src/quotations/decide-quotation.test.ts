import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultVoice } from '../../test/default-voice.ts'
import { buildQuotation } from '../../test/factories/quotation.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { approvedMessage, rejectedMessage } from './quotation.messages.ts'

const FAN = { model_name: 'Ceiling Fan', model_num: 'BCF-048', quantity: 12 }

test('an approval is stored with its actor, and the customer is notified', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const { id } = await buildQuotation(services, { customer })
  const admin = await build.admin()
  const { message, data } = await as(admin).quotations.decide({ params: { id }, body: { action: 'approve' } })
  expect([message, data.id, data.status]).toEqual(['Quotation approved', id, 'Approved'])
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: your bulk quote request for 24 pieces of Steam Kettle is approved.',
  ])
  const audit = await services.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
  expect(audit).toMatchObject([
    {
      actor_id: admin.id,
      action: 'quotation.approve',
      before: { status: 'Pending' },
      after: { status: 'Approved' },
    },
  ])
})

test('a rejection tells its reason, and can be turned into an approval', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const { id } = await buildQuotation(services, { customer, quantity: 1 })
  const { decide } = as(await build.admin()).quotations
  await decide({ params: { id }, body: { action: 'reject', reason: ' Out of stock. ' } })
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: your bulk quote request for 1 piece of Steam Kettle was not accepted. Out of stock.',
  ])
  const mine = await as(customer).quotations.getMine({ params: { id } })
  expect(mine.data).toMatchObject({ status: 'Rejected', reason: 'Out of stock.' })
  expect(await refusedWith(decide({ params: { id }, body: { action: 'reject' } }))).toBe(
    '409 This quotation is already rejected',
  )
  const { data } = await decide({ params: { id }, body: { action: 'approve' } })
  expect(data).toMatchObject({ status: 'Approved', reason: '' })
})

test('a decision names the first product and how many more there are', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const others = [FAN, { ...FAN, model_num: 'BCF-048E' }]
  const { id } = await buildQuotation(services, { customer, others })
  const { decide } = as(await build.admin()).quotations
  await decide({ params: { id }, body: { action: 'reject' } })
  await decide({ params: { id }, body: { action: 'approve' } })
  expect(await smsTo(customer.contact, 2)).toEqual([
    'Baltra: your bulk quote request for 24 pieces of Steam Kettle and 2 more was not accepted.',
    'Baltra: your bulk quote request for 24 pieces of Steam Kettle and 2 more is approved.',
  ])
})

test('approved is final', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services, { status: 'Approved' })
  const { decide } = as(await build.admin()).quotations
  for (const action of ['approve', 'reject'] as const)
    expect(await refusedWith(decide({ params: { id }, body: { action } }))).toBe(
      '409 This quotation is already approved',
    )
})

test('a decision without a choice asks for one', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id } = await buildQuotation(services)
  const { decide } = as(await build.admin()).quotations
  for (const action of [undefined, '', 'Approve'] as unknown as 'approve'[])
    expect((await refusal(decide({ params: { id }, body: { action } })))?.body.errors).toEqual({
      action: 'Please select a status!',
    })
  const long = await refusal(decide({ params: { id }, body: { action: 'reject', reason: 'x'.repeat(501) } }))
  expect(long?.body.errors).toEqual({ reason: 'A reason can have at most 500 characters' })
  expect(await refusedWith(decide({ params: { id: id + 1 }, body: { action: 'reject' } }))).toBe(
    '404 Quotation not found',
  )
})

test('every message fits one SMS, whatever names and reasons are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.integer({ min: 1, max: 2_147_483_647 }), (long, quantity) => {
      const subject = { model_name: long, quantity, products: Array.from({ length: 20 }) }
      for (const { sms } of [
        approvedMessage({ ...subject, total: 3e14 })(defaultVoice('en')),
        rejectedMessage(subject, long)(defaultVoice('en')),
      ])
        expect(sms.length).toBeLessThanOrEqual(160)
    }),
  )
})
