import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultVoice } from '../../test/default-voice.ts'
import { buildPersonalisation } from '../../test/factories/personalisation.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { approvedMessage, rejectedMessage } from './personalisation.messages.ts'

test('an approval is stored with its actor, and the customer is notified', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const { id } = await buildPersonalisation(services, { customer })
  const admin = await build.admin()
  const body = { personalization_id: id, status: 'Approved' as const }
  const { message, data } = await as(admin).personalisations.decide({ body })
  expect([message, data.id, data.status]).toEqual(['Personalization approved', id, 'approved'])
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: your lettering "ASHA" is approved for Jharana 750 Vacuum Bottle.',
  ])
  const audit = await services.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
  expect(audit).toMatchObject([
    {
      actor_id: admin.id,
      action: 'personalisation.approve',
      before: { status: 'pending' },
      after: { status: 'approved' },
    },
  ])
})

test('a rejection needs a reason, which the customer hears and reads', async () => {
  const { as, build, services, smsTo } = await testApp()
  const customer = await build.customer()
  const { id } = await buildPersonalisation(services, { customer })
  const { decide } = as(await build.admin()).personalisations
  const body = { personalization_id: id, status: 'Rejected' as const }
  for (const reason of [undefined, ' '])
    expect((await refusal(decide({ body: { ...body, reason } })))?.body.errors).toEqual({
      reason: 'Please give a reason',
    })
  expect((await refusal(decide({ body: { ...body, reason: 'x'.repeat(501) } })))?.body.errors).toEqual({
    reason: 'A reason can have at most 500 characters',
  })
  await decide({ body: { ...body, reason: ' The cap has no room. ' } })
  expect(await smsTo(customer.contact)).toEqual([
    'Baltra: your lettering "ASHA" for Jharana 750 Vacuum Bottle was not accepted. The cap has no room.',
  ])
  const { data } = await as(customer).personalisations.listMine({ query: {} })
  expect(data).toMatchObject([{ status: 'rejected', reason: 'The cap has no room.' }])
})

test('a decision is final', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { decide } = as(await build.admin()).personalisations
  for (const before of ['approved', 'rejected'] as const) {
    const { id: personalization_id } = await buildPersonalisation(services, { status: before })
    for (const status of ['Approved', 'Rejected'] as const)
      expect(await refusedWith(decide({ body: { personalization_id, status, reason: 'Because' } }))).toBe(
        `409 This request is already ${before}`,
      )
  }
})

test('a decision without a choice asks for one', async () => {
  const { as, build, services } = await testApp({ work: false })
  const { id: personalization_id } = await buildPersonalisation(services)
  const { decide } = as(await build.admin()).personalisations
  for (const status of [undefined, '', 'approved', 'pending'] as unknown as 'Approved'[])
    expect((await refusal(decide({ body: { personalization_id, status } })))?.body.errors).toEqual({
      status: 'Please select a status!',
    })
  expect(await refusedWith(decide({ body: { personalization_id: 999_999, status: 'Approved' } }))).toBe(
    '404 Personalization not found',
  )
})

test('every message fits one SMS, whatever names, letterings and reasons are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500, unit: 'grapheme' }), fc.string({ maxLength: 500 }), (text, long) => {
      const subject = { product_name: long, text }
      for (const { sms } of [
        approvedMessage(subject)(defaultVoice('en')),
        rejectedMessage(subject, long)(defaultVoice('en')),
      ])
        expect(sms.length).toBeLessThanOrEqual(160)
    }),
  )
})
