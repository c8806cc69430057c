import { expect, test } from 'vitest'
import { TOPICS, type Topic } from 'contract/preferences/words'
import type { TestAccount } from '../../test/factories/builders.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { mailsTo } from '../../test/mail-outbox.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import type { TestApp } from '../../test/test-app.ts'
import { sendMail } from '../gateways/mail.job.ts'
import { MailRefused } from '../gateways/mail.ts'
import { EMAIL, world } from './testing/preferences-world.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

type World = Awaited<ReturnType<typeof world>>

/** An approval, which a customer may hear of in no other way than the portal's notice. */
async function approve({ services, admin }: World, customer: TestAccount, model_name: string) {
  const { id } = await buildRegistration(services, { customer, model_name })
  await admin.registrations.decide({ body: { stock_id: id, status: 'Approved' } })
}

const tokenFor = ({ services, asha }: World, topic: Topic, email = EMAIL) =>
  unsubscribeToken(services.config, { id: asha.id, topic, email })

const post = ({ app }: TestApp, url: string, payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const isOn = async ({ mine }: World, topic: Topic) =>
  (await mine.mine()).data.choices.find((choice) => choice.topic === topic)

test('who chose nothing is told by SMS, and by e-mail as soon as they want it', async () => {
  const one = await world()
  const { mine, asha, smsTo, services, as } = one
  expect((await mine.mine()).data).toEqual({
    email: EMAIL,
    can_email: true,
    choices: TOPICS.map((topic) => ({ topic, sms: true, email: false })),
  })
  await approve(one, asha, 'Hawa 400')
  expect(await smsTo(asha.contact, 1)).toHaveLength(1)
  const { data, message } = await mine.choose({ body: { topic: 'registrations', email: true } })
  expect([message, data.choices[1]]).toEqual(['Saved', { topic: 'registrations', sms: true, email: true }])
  await mine.choose({ body: { topic: 'registrations', sms: false } })
  await approve(one, asha, 'Hawa 500')
  const [mail] = await mailsTo(services, EMAIL, 1)
  const [notice] = (await as(asha).notices.list({ query: {} })).data
  expect(mail).toMatchObject({
    subject: notice!.title,
    unsubscribe: expect.stringMatching(/^http:\/\/baltra\.test\/un/),
  })
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(notice!.text)
    expect(part).toContain(`http://baltra.test${notice!.address}`)
    expect(part).toContain('Hello Asha,')
    expect(part).toContain(mail!.unsubscribe)
    expect(part).toContain(services.settings.current.phone)
  }
  // By SMS came the first one only.
  expect(await smsTo(asha.contact, 1)).toHaveLength(1)
  expect(await mailsTo(services, EMAIL, 1)).toHaveLength(1)
})

test('an e-mail is in the customer’s language and in the changed words, and nothing in it is markup', async () => {
  const one = await world()
  const { as, asha, mine, admin, services } = one
  await as(asha).accounts.setLanguage({ body: { language: 'ne' } })
  await mine.choose({ body: { topic: 'registrations', email: true } })
  await admin.customerTexts.update({ params: { key: 'approved_title' }, body: { version: 1, ne: 'स्वागत <छ>' } })
  await admin.customerTexts.update({ params: { key: 'email_greeting' }, body: { version: 1, ne: '{name} जी,' } })
  await services.db.updateTable('account').set({ firstname: '<b>Asha</b>' }).where('id', '=', asha.id).execute()
  await approve(one, asha, 'Hawa <img src=x>')
  const [mail] = await mailsTo(services, EMAIL, 1)
  expect(mail!.subject).toBe('स्वागत <छ>')
  expect(mail!.text).toContain('<b>Asha</b> जी,')
  expect(mail!.html).toContain('<html lang="ne">')
  expect(mail!.html).toContain('&lt;b&gt;Asha&lt;/b&gt; जी,')
  expect(mail!.html).not.toMatch(/<(b|img)[ >]/)
  expect(mail!.html).not.toMatch(/<[^>]*src=|url\(|@import|<link/)
  expect(mail!.html).toContain('http://baltra.test/ne/baltra-user-registered-ProductPage/')
})

test('what is needed comes by SMS where neither way is chosen, and by e-mail where only that is', async () => {
  const one = await world()
  const { asha, mine, admin, services, smsTo, as } = one
  await mine.choose({ body: { topic: 'repairs', sms: false } })
  const { id } = await buildComplaint(services, { customer: asha })
  const before = (await smsTo(asha.contact, 0)).length
  const params = { id }
  await admin.complaints.write({ params, body: { text: 'Which colour is the lamp?', kind: 'staff', key: 'one' } })
  await admin.complaints.planVisit({ params, body: { technician: 'Ram Thapa' } })
  const texts = await smsTo(asha.contact, before + 1)
  expect(texts.slice(before)).toEqual([expect.stringContaining('Ram Thapa')])
  await mine.choose({ body: { topic: 'repairs', email: true } })
  await admin.complaints.planVisit({ params, body: { technician: 'Sita Rai' } })
  expect((await mailsTo(services, EMAIL, 1))[0]?.text).toContain('Sita Rai')
  expect(await smsTo(asha.contact, before + 1)).toHaveLength(before + 1)
  // The notices in the portal tell everything.
  const { data } = await as(asha).notices.list({ query: {} })
  expect(data.map(({ title }) => title).slice(0, 3)).toEqual([
    'Technician visit',
    'Technician visit',
    'New message about your complaint',
  ])
})

test('a mailbox that refuses what is needed is made up for by SMS; a code comes by SMS whatever is chosen', async () => {
  const one = await world()
  const { asha, mine, admin, services, smsTo, as } = one
  services.mail = {
    kind: 'smtp',
    send: () => Promise.reject(new MailRefused('The mail server refused it: 550 no such user')),
  }
  for (const topic of TOPICS) await mine.choose({ body: { topic, sms: false, email: true } })
  const { id } = await buildComplaint(services, { customer: asha })
  const before = (await smsTo(asha.contact, 0)).length
  await admin.complaints.planVisit({ params: { id }, body: { technician: 'Ram Thapa' } })
  expect((await smsTo(asha.contact, before + 1)).at(-1)).toContain('Ram Thapa')
  await as().accounts.requestPasswordReset({ body: { contact: asha.contact } })
  expect((await smsTo(asha.contact, before + 2)).at(-1)).toContain('code')
})

test('a mail travels through the queue unreadably', async () => {
  const one = await world({ work: false })
  const { asha, mine, services } = one
  await mine.choose({ body: { topic: 'registrations', email: true } })
  await approve(one, asha, 'Hawa 400')
  const { rows } = await services.database.pool.query<{ data: object }>(
    `select data from pgboss.job where name = '${sendMail.name}'`,
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('Hawa')
})

test('where this installation sends no e-mails, nothing offers them and everything comes by SMS', async () => {
  const one = await world({ env: { NODE_ENV: 'production' } })
  const { asha, mine, admin, services, smsTo } = one
  expect(services.mail).toBeUndefined()
  expect((await mine.mine()).data.can_email).toBe(false)
  expect((await refusal(mine.choose({ body: { topic: 'repairs', email: true } })))?.body.code).toBe('no_email')
  await services.db
    .insertInto('preference')
    .values({ account_id: asha.id, topic: 'repairs', sms: false, email: true })
    .execute()
  const { id } = await buildComplaint(services, { customer: asha })
  const before = (await smsTo(asha.contact, 0)).length
  await admin.complaints.planVisit({ params: { id }, body: { technician: 'Ram Thapa' } })
  expect((await smsTo(asha.contact, before + 1)).at(-1)).toContain('Ram Thapa')
  expect((await admin.customerTexts.list()).data.map(({ use }) => use)).not.toContain('email')
})

test('the link of an e-mail says what it stops, stops it by a press, and takes it back', async () => {
  const one = await world()
  const { mine, as } = one
  for (const topic of ['repairs', 'requests'] as const) await mine.choose({ body: { topic, email: true } })
  const params = { token: tokenFor(one, 'repairs') }
  const { preferences } = as()
  const hint = { topic: 'repairs', email: 'a…@example.com' }
  expect((await preferences.subscription({ params })).data).toEqual({ ...hint, is_on: true, others_on: true })
  expect((await preferences.unsubscribe({ params, body: {} })).data).toEqual({
    ...hint,
    is_on: false,
    others_on: true,
    topics: ['repairs'],
  })
  expect((await preferences.unsubscribe({ params, body: {} })).data.topics).toEqual([])
  expect(await isOn(one, 'repairs')).toEqual({ topic: 'repairs', sms: true, email: false })
  await preferences.resubscribe({ params, body: {} })
  expect(await isOn(one, 'repairs')).toMatchObject({ email: true })
  const { topics } = (await preferences.unsubscribe({ params, body: { all: true } })).data
  expect(topics.toSorted()).toEqual(['repairs', 'requests'])
  expect(await isOn(one, 'requests')).toMatchObject({ email: false })
  await preferences.resubscribe({ params, body: { topics } })
  expect(await isOn(one, 'requests')).toMatchObject({ email: true })
})

test('a mail program stops e-mails in one click at the address of the link, in either language, and reading it stops nothing', async () => {
  const one = await world()
  const { app, mine } = one
  const token = tokenFor(one, 'repairs')
  for (const [prefix, type, body] of [
    ['', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      '/ne',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const) {
    await mine.choose({ body: { topic: 'repairs', email: true } })
    await app.inject({ method: 'GET', url: `/api/unsubscribe/${token}` })
    await app.inject({ method: 'GET', url: `${prefix}/unsubscribe/${token}` })
    expect(await isOn(one, 'repairs')).toMatchObject({ email: true })
    const answer = await post(one, `${prefix}/unsubscribe/${token}`, body, { 'content-type': type })
    expect(answer.statusCode).toBe(204)
    expect(await isOn(one, 'repairs')).toMatchObject({ email: false, sms: true })
  }
  // The page's own form, before its script is there, comes back to the page.
  const undone = await post(one, `/unsubscribe/${token}`, 'intent=undo', { accept: 'text/html' })
  expect([undone.statusCode, undone.headers.location]).toEqual([303, '?'])
  expect(await isOn(one, 'repairs')).toMatchObject({ email: true })
  // Not from a page of another site.
  const foreign = await post(one, `/unsubscribe/${token}`, 'x', { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
})

test('a forged, altered or outlived link stops nothing and says so', async () => {
  const one = await world()
  const { as, mine, build, services, asha } = one
  const ram = await build.customer({ email: 'ram@example.com' })
  await as(ram).preferences.choose({ body: { topic: 'repairs', email: true } })
  await mine.choose({ body: { topic: 'repairs', email: true } })
  const token = tokenFor(one, 'repairs')
  const dead = '404 This link does not stop any e-mails'
  for (const wrong of [
    token.replace(`${asha.id}.`, `${ram.id}.`),
    token.replace('repairs', 'requests'),
    token.replace('repairs', 'constructor'),
    token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    token.slice(0, -1),
    `${token}0`,
    'x',
    `${asha.id}.repairs.`,
    unsubscribeToken({ authSecret: 'another' }, { id: asha.id, topic: 'repairs', email: EMAIL }),
    tokenFor(one, 'repairs', 'old@example.com'),
  ]) {
    expect(await refusedWith(as().preferences.unsubscribe({ params: { token: wrong }, body: {} }))).toBe(dead)
    expect((await post(one, `/unsubscribe/${wrong}`, 'List-Unsubscribe=One-Click')).statusCode).toBe(404)
  }
  expect(await isOn(one, 'repairs')).toMatchObject({ email: true })
  expect((await as(ram).preferences.mine()).data.choices[0]).toMatchObject({ email: true })
  await services.db.deleteFrom('account').where('id', '=', asha.id).execute()
  expect(await refusedWith(as().preferences.subscription({ params: { token } }))).toBe(dead)
  expect(await services.db.selectFrom('preference').selectAll().where('account_id', '=', asha.id).execute()).toEqual([])
})

test('links of before a change of the secret go on', async () => {
  const env = { AUTH_SECRET: 'n'.repeat(32), AUTH_SECRET_BEFORE: 'o'.repeat(32) }
  const one = await world({ env })
  const { asha, as } = one
  const token = unsubscribeToken(
    { authSecret: env.AUTH_SECRET_BEFORE },
    { id: asha.id, topic: 'repairs', email: EMAIL },
  )
  expect((await as().preferences.subscription({ params: { token } })).data.topic).toBe('repairs')
})
