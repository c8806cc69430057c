import { expect, test } from 'vitest'
import { TOPICS, type Topic } from 'contract/preferences/words'
import type { TestAccount } from '../../test/factories/builders.ts'
import { buildComplaint } from '../../test/factories/complaint.ts'
import { buildRegistration } from '../../test/factories/registration.ts'
import { mailsTo } from '../../test/mail-outbox.ts'
import { refusal, refusedWith } from '../../test/refusal.ts'
import type { TestApp } from '../../test/test-app.ts'
import { sendMail } from '../platform/gateways/mail.job.ts'
import { MailRefused } from '../platform/gateways/mail.ts'
import { emailToken } from './email-token.ts'
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

test('by default customers get SMS, and e-mail as soon as they choose it', async () => {
  const one = await world()
  const { mine, asha, smsTo, services, as } = one
  expect((await mine.mine()).data).toEqual({
    email: EMAIL,
    can_email: true,
    is_confirmed: true,
    link_sent_at: null,
    choices: TOPICS.map((topic) => ({ topic, sms: true, email: false, is_stopped: false })),
  })
  await approve(one, asha, 'Hawa 400')
  expect(await smsTo(asha.contact, 1)).toHaveLength(1)
  const { data, message } = await mine.choose({ body: { topic: 'registrations', email: true } })
  expect([message, data.choices[1]]).toEqual([
    'Saved',
    { topic: 'registrations', sms: true, email: true, is_stopped: false },
  ])
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
  await services.db.updateTable('account').set({ firstname: '<b>Asha' }).where('id', '=', asha.id).execute()
  await approve(one, asha, 'Hawa <img src=x>')
  const [mail] = await mailsTo(services, EMAIL, 1)
  expect(mail!.subject).toBe('स्वागत <छ>')
  expect(mail!.text).toContain('<b>Asha जी,')
  expect(mail!.html).toContain('<html lang="ne">')
  expect(mail!.html).toContain('&lt;b&gt;Asha जी,')
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

test('the link of an e-mail says what it stops, stops it by a press, and for an hour takes back what it stopped', async () => {
  const one = await world()
  const { mine, as, clock } = one
  for (const topic of ['repairs', 'requests'] as const) await mine.choose({ body: { topic, email: true } })
  const params = { token: tokenFor(one, 'repairs') }
  const other = { token: tokenFor(one, 'requests') }
  const { preferences } = as()
  const hint = { topic: 'repairs', email: 'a…@example.com' }
  expect((await preferences.subscription({ params })).data).toEqual({
    ...hint,
    is_on: true,
    others_on: true,
    can_undo: false,
  })
  const stopped = { ...hint, is_on: false, others_on: true, can_undo: true }
  expect((await preferences.unsubscribe({ params, body: {} })).data).toEqual({ ...stopped, topics: ['repairs'] })
  expect((await preferences.unsubscribe({ params, body: {} })).data).toEqual({ ...stopped, topics: [] })
  expect(await isOn(one, 'repairs')).toEqual({ topic: 'repairs', sms: true, email: false, is_stopped: true })
  await preferences.resubscribe({ params })
  expect(await isOn(one, 'repairs')).toMatchObject({ email: true, is_stopped: false })
  const { topics } = (await preferences.unsubscribe({ params, body: { all: true } })).data
  expect(topics.toSorted()).toEqual(['repairs', 'requests'])
  // Another link takes nothing back, and none turns on what was never wanted.
  expect((await refusal(preferences.resubscribe({ params: other })))?.body.code).toBe('undo_over')
  expect((await preferences.resubscribe({ params })).data.topics).toEqual(['repairs', 'requests'])
  expect((await mine.mine()).data.choices.filter(({ email }) => email)).toHaveLength(2)
  await preferences.unsubscribe({ params, body: {} })
  clock.pass({ minutes: 61 })
  expect((await preferences.subscription({ params })).data).toMatchObject({ is_on: false, can_undo: false })
  expect((await refusal(preferences.resubscribe({ params })))?.body.code).toBe('undo_over')
})

const linkIn = (mail: { text: string } | undefined) => /\/e\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

test('nothing but one link goes to an address until its reader confirms it', async () => {
  const one = await world({ confirmed: false })
  const { asha, mine, services, as } = one
  await services.db.updateTable('account').set({ firstname: 'Win at win.test' }).where('id', '=', asha.id).execute()
  const chosen = (await mine.choose({ body: { topic: 'registrations', email: true } })).data
  expect(chosen).toMatchObject({ is_confirmed: false, link_sent_at: expect.any(String) })
  await mine.choose({ body: { topic: 'repairs', email: true } })
  await approve(one, asha, 'Hawa 400')
  const mails = await mailsTo(services, EMAIL, 1)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).not.toMatch(/Win|Hawa|Hello/)
  const params = { token: linkIn(mails[0]) }
  const { preferences } = as()
  const asked = { email: 'a…@example.com', ending: asha.contact.slice(-3), is_open: true }
  expect((await preferences.emailConfirmation({ params })).data).toEqual(asked)
  expect((await mine.mine()).data.is_confirmed).toBe(false)
  expect((await preferences.confirmEmail({ params })).data).toEqual({ ...asked, is_open: false })
  await approve(one, asha, 'Hawa 500')
  const [, news] = await mailsTo(services, EMAIL, 2)
  expect(news!.text).toContain('Hello Win at,')
  // Another address is not confirmed by this.
  await services.db.updateTable('account').set({ email: 'other@example.com' }).where('id', '=', asha.id).execute()
  expect((await mine.mine()).data.is_confirmed).toBe(false)
  expect(await refusedWith(preferences.confirmEmail({ params }))).toBe('404 This confirmation link does not work')
})

test('an account from before that chose e-mails is asked by its next news, once', async () => {
  const one = await world({ confirmed: false })
  const { asha, services } = one
  await services.db
    .insertInto('preference')
    .values({ account_id: asha.id, topic: 'registrations', sms: true, email: true })
    .execute()
  await approve(one, asha, 'Hawa 400')
  await approve(one, asha, 'Hawa 500')
  await expect.poll(async () => (await mailsTo(services, EMAIL, 1)).length).toBe(1)
  expect((await services.jobs.queueDepth()).filter(({ name }) => name === sendMail.name)).toEqual([])
  expect(await mailsTo(services, EMAIL, 1)).toHaveLength(1)
})

test('what a reader stopped stays stopped, whatever the account chooses, until the address is confirmed anew', async () => {
  const one = await world()
  const { asha, mine, services, as, clock } = one
  const topic = 'registrations'
  await mine.choose({ body: { topic, email: true } })
  const { preferences } = as()
  await preferences.unsubscribe({ params: { token: tokenFor(one, 'repairs') }, body: { all: true } })
  await mine.choose({ body: { topic, email: true } })
  expect(await isOn(one, topic)).toMatchObject({ email: true, is_stopped: true })
  await approve(one, asha, 'Hawa 400')
  expect((await services.jobs.queueDepth()).filter(({ name }) => name === sendMail.name)).toEqual([])
  clock.pass({ minutes: 2 })
  await mine.askToConfirm()
  await mine.askToConfirm()
  const mails = await mailsTo(services, EMAIL, 1)
  expect(mails).toHaveLength(1)
  await preferences.confirmEmail({ params: { token: linkIn(mails[0]) } })
  expect(await isOn(one, topic)).toMatchObject({ email: true, is_stopped: false })
  // What was stopped after the link was sent is not started by it.
  clock.pass({ minutes: 1 })
  await preferences.unsubscribe({ params: { token: tokenFor(one, topic) }, body: {} })
  await preferences.confirmEmail({ params: { token: linkIn(mails[0]) } })
  expect(await isOn(one, topic)).toMatchObject({ is_stopped: true })
})

test('one address gets few links a day, whoever asks; they are too old after a week, and none is forged', async () => {
  const one = await world({ confirmed: false })
  const { asha, mine, build, as, clock, services } = one
  for (let n = 0; n < 5; n += 1) {
    await mine.askToConfirm()
    clock.pass({ minutes: 2 })
  }
  expect(await refusedWith(mine.askToConfirm())).toMatch(/^429 We have sent several links/)
  for (let n = 0; n < 5; n += 1) await as(await build.customer({ email: EMAIL })).preferences.askToConfirm()
  const last = as(await build.customer({ email: EMAIL.toUpperCase() })).preferences
  expect(await refusedWith(last.askToConfirm())).toMatch(/^429/)
  expect((await last.choose({ body: { topic: 'repairs', email: true } })).data.link_sent_at).toBeNull()

  const sentAt = clock.now()
  const token = emailToken(services.config, { id: asha.id, email: EMAIL, sentAt })
  const dead = '404 This confirmation link does not work'
  const tried = (wrong: string) => refusedWith(as().preferences.confirmEmail({ params: { token: wrong } }))
  const ofAnother = emailToken({ authSecret: 'x' }, { id: asha.id, email: EMAIL, sentAt })
  for (const wrong of ['x', `${token}0`, token.replace(`${asha.id}.`, `${asha.id + 1}.`), ofAnother])
    expect(await tried(wrong)).toBe(dead)
  const posted = await post(one, `/e/${token}`, '', { accept: 'text/html' })
  expect([posted.statusCode, posted.headers.location]).toEqual([303, '?'])
  expect((await as(asha).preferences.mine()).data.is_confirmed).toBe(true)
  clock.pass({ days: 8 })
  expect(await tried(token)).toBe(dead)
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
  const dead = '404 This unsubscribe link does not work'
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

test('a changed address gets a link at once, and no e-mail before it is confirmed; without e-mails it is saved all the same', async () => {
  const { mine, asha, services, admin } = await world()
  const OTHER = 'asha.rai@example.com'
  const { message, data } = await mine.addEmail({ body: { email: OTHER } })
  expect(message).toBe('Address saved. We sent it a link that confirms it')
  expect(data).toMatchObject({ email: OTHER, is_confirmed: false, link_sent_at: expect.any(String) })
  const [mail] = await mailsTo(services, OTHER, 1)
  expect(mail!.text).toMatch(/\/e\/\S+/)
  // The one before is confirmed still.
  expect((await mine.addEmail({ body: { email: EMAIL } })).data.is_confirmed).toBe(true)
  const { data: events } = await admin.history.list({ params: { subject: 'account', id: asha.id }, query: {} })
  expect(events.some(({ sentence }) => sentence.includes(`from ${EMAIL} to ${OTHER}`))).toBe(true)
  services.mail = undefined
  expect((await mine.addEmail({ body: { email: 'asha@example.org' } })).message).toBe('Address saved')
})
