import { expect, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { keptFiles } from '../../test/kept-files.ts'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { withoutBill } from './testing/asked-bill.ts'

test('by the link of an SMS the bill comes without signing in, once, and the registration joins the queue', async () => {
  const { id, ask, nextToken, look, send, as, build, services } = await withoutBill(await testApp())
  const admin = as(await build.admin())
  expect((await admin.registrations.get({ params: { id } })).data.bill_asked).toBeNull()
  await ask()
  const { text, token } = await nextToken()
  expect(text).toBe(
    `Baltra: please photograph the bill of your Hawa 400, so that we can check its warranty: http://baltra.test/b/${token}`,
  )
  const stored = JSON.stringify(await services.db.selectFrom('customer_link').selectAll().execute())
  expect(stored).not.toContain(token)
  expect(await look(token)).toEqual({ state: 'open', model_name: 'Hawa 400', serial_ending: '77-1' })
  expect(await send(token)).toMatchObject({
    message: 'Thank you, we have the bill',
    data: { state: 'received', model_name: '', serial_ending: '' },
  })
  expect(await refusedWith(send(token))).toBe('409 This registration already has a bill')
  const { data: queue } = await admin.registrations.list({ query: { waiting: 'queue' } })
  expect(queue).toMatchObject([{ id, has_bill: true, phone_complaint: null }])
  const { data: history } = await admin.history.list({ params: { subject: 'registration', id } })
  expect(history.map(({ sentence }) => sentence)).toEqual(
    expect.arrayContaining(['Asha Gurung added the bill', expect.stringContaining('asked for the bill by SMS')]),
  )
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
  expect(await look(token)).toMatchObject({ state: 'ended' })
  expect(await keptFiles(services)).toEqual({ rows: 1, objects: 1 })
})

test('a link ends after fourteen days, with a newer one, and with the decision', async () => {
  const { id, ask, nextToken, look, send, clock, colleague, as, build } = await withoutBill(await testApp())
  await ask()
  const { token: first } = await nextToken()
  expect(await refusedWith(ask())).toMatch(/^429 The link was just sent\. It can be sent again from /)
  clock.pass({ hours: 1, minutes: 1 })
  await ask()
  const { token: second } = await nextToken()
  expect(await look(first)).toEqual({ state: 'ended', model_name: '', serial_ending: '' })
  expect(await refusedWith(send(first))).toBe('409 This link has ended. Call us if you still want to send something')
  clock.pass({ days: 13, hours: 23 })
  expect(await look(second)).toMatchObject({ state: 'open' })
  clock.pass({ hours: 2 })
  expect(await look(second)).toMatchObject({ state: 'ended' })
  expect(await refusedWith(send(second))).toMatch(/^409 This link has ended/)
  await ask()
  const { token: third } = await nextToken()
  const later = await colleague()
  const { data: registered } = await later.registrations.get({ params: { id } })
  const { data: complaint } = await later.complaints.get({ params: { id: registered.complaint_id! } })
  expect(complaint).toMatchObject({ bill_missing: true, bill_asked: { reminded_at: null } })
  await as(await build.admin()).registrations.decide({
    body: { stock_id: id, status: 'Approved', reason: 'Sold by our own shop' },
  })
  expect(await look(third)).toMatchObject({ state: 'ended' })
  expect(await refusedWith(send(third))).toMatch(/^409 This link has ended/)
  expect(await refusedWith(ask())).toBe('409 This registration is decided already, so no bill is asked for')
})

test('whoever waits is reminded once, and nobody whose bill came or whose link is an older one', async () => {
  const { ask, nextToken, send, remind, clock, asha, smsTo, look } = await withoutBill(await testApp())
  await ask()
  await nextToken()
  clock.pass({ days: 1 })
  await ask()
  const { token } = await nextToken()
  expect(await remind()).toBe(2)
  const reminder = await nextToken()
  expect(reminder.text).toContain('we still wait for the bill of your Hawa 400. Photograph it here: ')
  expect(reminder.token).toBe(token)
  expect(await look(token)).toMatchObject({ state: 'open' })
  await remind()
  clock.pass({ days: 1 })
  await ask()
  const { token: last } = await nextToken()
  await send(last)
  await remind()
  expect(await smsTo(asha.contact, 5)).toHaveLength(5)
})

test('it is asked for by those who may add it, in the language of the customer, and not where there is one', async () => {
  const { ask, id, nextToken, as, build, asha, services, desk } = await withoutBill(await testApp())
  await services.db.updateTable('account').set({ language: 'ne' }).where('id', '=', asha.id).execute()
  for (const role of ['service_incharge', 'centre_incharge'] as const) {
    const other = as(await build.admin({ role }))
    expect(await refusedWith(other.registrations.askForBill({ params: { id } }))).toMatch(/^403/)
  }
  await ask()
  expect((await nextToken()).text).toMatch(/तपाईंको Hawa 400 को वारेन्टी .*: http:\/\/baltra\.test\/ne\/b\/[\w-]{16}$/)
  const proven = await buildRegistration(services)
  expect(await refusedWith(desk.registrations.askForBill({ params: { id: proven.id } }))).toBe(
    '409 This registration already has a bill',
  )
  const strange = { params: { token: 'x'.repeat(16) } }
  expect(await refusedWith(as().registrations.billLink(strange))).toBe('404 We do not know this link')
})
