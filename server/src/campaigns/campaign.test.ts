import { expect, test } from 'vitest'
import type { SmsGateway } from '../platform/gateways/sms.ts'
import { SmsRefused } from '../platform/gateways/sms.ts'
import { sendCampaignMessages } from './campaign.jobs.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp, type TestApp } from '../../test/test-app.ts'

const TEXTS = { name: 'Fan blades', text: 'Dear {customer}, stop using {products}.', text_ne: '{products} नचलाउनुहोस्।' }

/** Asha with two products, Bina who reads Nepali with one, and Chandra with a landline; and one that was rejected. */
async function ownersOf({ build, services }: TestApp) {
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Rai' })
  const bina = await build.customer({ firstname: 'Bina', lastname: 'Rai' })
  const chandra = await build.customer({ firstname: 'Chandra', lastname: 'Rai' })
  const set = (id: number, values: object) =>
    services.db.updateTable('account').set(values).where('id', '=', id).execute()
  await set(bina.id, { language: 'ne' })
  await set(chandra.id, { contact: '0144412345' })
  const own = async (customer: typeof asha, serial_number: string) =>
    (await buildRegistration(services, { customer, serial_number, status: 'Approved', model_name: 'Fan' })).id
  const stock_ids = [await own(asha, 'A1'), await own(asha, 'A2'), await own(bina, 'B1'), await own(chandra, 'C1')]
  const rejected = await buildRegistration(services, { status: 'Rejected' })
  return { asha, bina, chandra, stock_ids: [...stock_ids, rejected.id] }
}

/** The text messages that were sent, without the queue. */
function recordSms({ services }: TestApp, send: SmsGateway['send'] = async () => undefined) {
  const sent: { to: string; text: string }[] = []
  services.sms = { ...services.sms, send: async (message) => (await send(message), void sent.push(message)) }
  const run = (campaign: number, run = 1) => sendCampaignMessages.run({ campaign, run }, services)
  return { sent, run }
}

test('each person gets one message in their language, and who is not reached is named', async () => {
  const app = await testApp({ work: false })
  const { asha, bina, chandra, stock_ids } = await ownersOf(app)
  const { campaigns } = app.as(await app.build.admin())
  const { data: preview } = await campaigns.preview({ body: { stock_ids, ...TEXTS } })
  expect(preview).toMatchObject({
    people: 2,
    by_sms: 2,
    by_email: 0,
    cost: null,
    left_out: 1,
    unreached: [{ customer_id: chandra.id, name: 'Chandra Rai', contact: '0144412345' }],
  })
  expect(preview.parts).toBe(preview.samples.reduce((sum, { parts }) => sum + parts, 0))

  const { sent, run } = recordSms(app)
  const body = { stock_ids, ...TEXTS, key: 'once' }
  const { data: campaign } = await campaigns.send({ body })
  expect((await campaigns.send({ body })).data.id).toBe(campaign.id)
  await Promise.all([run(campaign.id), run(campaign.id)])
  await run(campaign.id)
  expect(sent.toSorted((one, other) => one.to.localeCompare(other.to))).toEqual(
    [
      {
        to: asha.contact,
        text: expect.stringMatching(
          /^Baltra: Dear Asha Rai, stop using Fan A1 and Fan A2\. Answer here: http:\/\/baltra\.test\/c\/[\w-]{16}$/,
        ),
      },
      {
        to: bina.contact,
        text: expect.stringMatching(/: Fan B1 नचलाउनुहोस्। यहाँ जवाफ दिनुहोस्: http:\/\/baltra\.test\/ne\/c\/[\w-]{16}$/),
      },
    ].toSorted((one, other) => one.to.localeCompare(other.to)),
  )
  expect((await campaigns.get({ params: { id: campaign.id } })).data).toMatchObject({
    people: 3,
    waiting: 0,
    sent: 2,
    failed: 0,
    unreached: 1,
    answered: 0,
  })
})

test('the link takes the answer, staff note the others, and the silent ones are exported with their numbers', async () => {
  const app = await testApp({ work: false })
  const { asha, bina, stock_ids } = await ownersOf(app)
  const { campaigns } = app.as(await app.build.admin())
  const { sent, run } = recordSms(app)
  const { id } = (await campaigns.send({ body: { stock_ids, ...TEXTS, key: 'one' } })).data
  await run(id)
  const token = sent.find(({ to }) => to === asha.contact)!.text.slice(-16)
  const open = app.as()
  expect((await open.campaigns.own({ params: { token } })).data).toEqual({
    text: 'Dear Asha Rai, stop using Fan A1 and Fan A2.',
    products: ['Fan A1', 'Fan A2'],
    answer: null,
  })
  await open.campaigns.answer({ params: { token }, body: { answer: 'call' } })
  expect(await refusedWith(open.campaigns.own({ params: { token: 'x'.repeat(16) } }))).toBe(
    '404 This link does not belong to any message',
  )
  const people = async (part: 'silent' | 'call') =>
    (await campaigns.recipients({ params: { id }, query: { part } })).data
  const [caller] = await people('call')
  expect(caller).toMatchObject({ name: 'Asha Rai', contact: asha.contact, answer: 'call' })
  const called = { params: { id: caller!.id }, body: { answer: 'staff' as const, seen: 'call' as const } }
  await campaigns.setAnswer(called)
  await campaigns.setAnswer(called)
  expect(await refusedWith(campaigns.setAnswer({ ...called, body: { answer: null, seen: 'call' } }))).toContain('409 ')
  expect((await campaigns.get({ params: { id } })).data).toMatchObject({ answered: 1, call: 0 })
  const csv = await (
    await campaigns.exportRecipients({ params: { id }, query: { part: 'silent', format: 'csv' } })
  ).text()
  expect(csv).toContain(`Bina Rai,${bina.contact},Fan B1,sent`)
  expect(csv).toContain('Chandra Rai,0144412345')
  expect(csv).not.toContain('Asha')
})

test('what a provider refuses or loses is named, sent again when asked, and stopping holds back the rest', async () => {
  const app = await testApp({ work: false })
  const { asha, bina, stock_ids } = await ownersOf(app)
  const { campaigns } = app.as(await app.build.admin())
  let lost: Error | undefined = new Error('did not answer')
  const { sent, run } = recordSms(app, async () => {
    if (lost) throw lost
  })
  const { id } = (await campaigns.send({ body: { stock_ids, ...TEXTS, key: 'one' } })).data
  await expect(run(id)).rejects.toThrow('did not answer')
  lost = new SmsRefused('no such number')
  await run(id)
  const params = { id }
  const failed = (await campaigns.recipients({ params, query: { part: 'failed' } })).data
  expect(failed.map(({ reason }) => reason)).toEqual(['not_known', 'no such number'])
  lost = undefined
  await run(id)
  expect(sent).toEqual([])
  await campaigns.sendAgain({ params })
  await campaigns.setSending({ params, body: { sending: false } })
  await run(id, 2)
  expect(sent).toEqual([])
  await campaigns.setSending({ params, body: { sending: true } })
  // A job of before the stop sends nothing beside the one of now.
  await run(id, 2)
  expect(sent).toEqual([])
  await run(id, 4)
  expect(sent.map(({ to }) => to).toSorted()).toEqual([asha.contact, bina.contact].toSorted())
})
