import { expect, test } from 'vitest'
import type { Trouble } from 'contract/system/endpoints'
import { mailsTo } from '../../test/mail-outbox.ts'
import { testApp } from '../../test/test-app.ts'
import { keepTroubles } from '../alarms/keep-troubles.ts'
import { MailUnavailable } from '../platform/gateways/mail.ts'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { tellOperator } from '../alarms/tell-operator.ts'
import { sendSms } from '../platform/gateways/sms.job.ts'
import { foreignServer } from '../platform/gateways/testing/foreign-server.ts'
import { isLow } from './disk-room.ts'
import { applyLogLevel } from './log-level.ts'
import { troublesOf } from './troubles.ts'

const GB = 1024 ** 3
const fine = {
  disks: [],
  queues: [],
  clock_ahead: 0,
  certificate_days: null,
  gateways: [],
  sms: { parts: 0, budget: 100, credit: null, code_seconds: 30 },
  calendar_days: 61,
  webhooks_off: 0,
}
const queue = { name: 'sms.send', waiting: 1, running: 0, failed: 0, late_seconds: 0 }

test('administrators see how everything is, quickly and without secrets', async () => {
  const token = 'a-secret-token-of-the-provider'
  const { as, build } = await testApp({
    work: false,
    env: { SMS_PROVIDER: 'aakash', SMS_TOKEN: token, BACKUP_DIR: 'off' },
  })
  const admin = await build.admin()
  await as(admin).system.get()
  const took: number[] = []
  for (let n = 0; n < 5; n++) {
    const since = performance.now()
    await as(admin).system.get()
    took.push(performance.now() - since)
  }
  expect(Math.min(...took)).toBeLessThan(300)
  const { data } = await as(admin).system.get()
  expect(data).toMatchObject({
    node_version: process.versions.node,
    database: { migration: expect.stringMatching(/^\d{4}-/), version: expect.stringMatching(/^\d/) },
    backups: { are_on: false, last_made_at: null },
    gateways: expect.arrayContaining([
      expect.objectContaining({ name: 'sms', is_set: true, succeeded_at: null }),
      expect.objectContaining({ name: 'crm', is_set: false }),
    ]),
    certificate_days: null,
  })
  expect(data.database.bytes).toBeGreaterThan(1_000_000)
  expect(data.disks.map(({ place }) => place)).toEqual(['data', 'files'])
  expect(JSON.stringify(data)).not.toContain(token)
  await expect(as(await build.admin({ role: 'service_incharge' })).system.get()).rejects.toMatchObject({ status: 403 })
})

test('a wrong clock and waiting jobs are shown', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const admin = await build.admin()
  clock.pass({ seconds: 40 })
  await services.db.transaction().execute((tx) => services.jobs.enqueue(tx, sendSms, { to: '9841203118', sealed: '' }))
  const { data } = await as(admin).system.get()
  expect(data.clock_ahead).toBeCloseTo(40, 0)
  expect(data.queues).toContainEqual({ ...queue, late_seconds: expect.any(Number) })
  expect(data.troubles).toContainEqual({ kind: 'clock.off', count: 40 })
})

test('which states count as a problem', () => {
  expect(
    troublesOf({ ...fine, clock_ahead: -30, certificate_days: 14, queues: [{ ...queue, late_seconds: 900 }] }),
  ).toEqual([])
  const disk = { place: 'data' as const, free_bytes: GB, total_bytes: 50 * GB, is_low: true }
  const gateway = { is_set: true, succeeded_at: null, failed_at: null, failure: 'no answer' }
  const all = {
    disks: [disk],
    queues: [{ ...queue, late_seconds: 1200 }],
    clock_ahead: -31,
    certificate_days: -2,
    gateways: [
      { ...gateway, name: 'sms' as const, failures: 2 },
      { ...gateway, name: 'crm' as const, failures: 3 },
    ],
    sms: { parts: 101, budget: 100, credit: 0, code_seconds: 31 },
    calendar_days: 60,
    webhooks_off: 2,
  }
  expect(troublesOf(all)).toEqual([
    { kind: 'disk.low', count: 2 },
    { kind: 'clock.off', count: 31 },
    { kind: 'certificate.ending', count: 1 },
    { kind: 'queue.late', count: 20 },
    { kind: 'crm.failing', count: 3 },
    { kind: 'sms.credit', count: 1 },
    { kind: 'sms.day', count: 101 },
    { kind: 'codes.late', count: 31 },
    { kind: 'calendar.ending', count: 60 },
    { kind: 'webhook.off', count: 2 },
  ])
  expect(troublesOf({ ...fine, calendar_days: 0 })).toEqual([{ kind: 'calendar.ended', count: 1 }])
  expect([isLow(4 * GB, 50 * GB), isLow(6 * GB, 500 * GB), isLow(2 * GB, 10 * GB), isLow(0, 10 * GB)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a trouble raises one alarm, whoever sees it, ends by itself, and is not raised again while it lasts', async () => {
  const { as, build, services } = await testApp({ work: false })
  const admin = await build.admin()
  const low: Trouble[] = [{ kind: 'disk.low', count: 2 }]
  const waiting = async () => (await as(admin).dashboard.attention()).data.alarms?.total
  await Promise.all(Array.from({ length: 50 }, () => keepTroubles(services, low)))
  expect(await waiting()).toBe(1)
  const { data } = await as(admin).alarms.list()
  await as(admin).alarms.dismiss({ params: { id: data[0]!.id } })
  await keepTroubles(services, low)
  expect(await waiting()).toBe(0)
  await keepTroubles(services, [])
  await keepTroubles(services, low)
  expect(await waiting()).toBe(1)
  await keepTroubles(services, [])
  expect(await waiting()).toBe(0)
  expect((await as(admin).alarms.list()).data).toHaveLength(2)
})

test('gateway results are recorded; a refusal of a single number does not count against it', async () => {
  let answer: 'fail' | 'refuse' | 'take' = 'fail'
  const provider = await foreignServer((response) => {
    if (answer === 'fail') response.writeHead(500)
    const said =
      answer === 'take' ? { error: false, data: { valid: [{}], invalid: [] } } : { error: true, message: 'No' }
    response.end(JSON.stringify(answer === 'refuse' ? { ...said, data: { valid: [], invalid: [{}] } } : said))
  })
  const { as, build, services, clock } = await testApp({
    work: false,
    env: { SMS_PROVIDER: 'aakash', SMS_TOKEN: 'a-secret-token-of-the-provider', SMS_URL: provider.url },
  })
  // Sessions end overnight.
  const admin = async () => as(await build.admin()).system
  const state = async () => {
    const { gateways, sms } = (await (await admin()).get()).data
    return { ...gateways.find(({ name }) => name === 'sms'), parts: sms.parts }
  }
  const message = { to: '9841203118', text: 'क'.repeat(71) }
  for (let n = 0; n < 3; n++) await expect(services.sms.send(message)).rejects.toThrow('No')
  expect(await state()).toMatchObject({
    failures: 3,
    succeeded_at: null,
    failure: expect.stringContaining('No'),
    parts: 0,
  })
  answer = 'refuse'
  await expect(services.sms.send(message)).rejects.toThrow('No')
  expect((await state()).failures).toBe(3)
  answer = 'take'
  await services.sms.send(message)
  await services.sms.send({ ...message, text: 'short' })
  expect(await state()).toMatchObject({ failures: 0, succeeded_at: expect.any(String), parts: 3 })
  clock.pass({ days: 1 })
  expect((await state()).parts).toBe(0)
  await services.sms.send(message)
  expect((await state()).parts).toBe(2)
  expect(await (await admin()).testSms()).toEqual({ message: 'The gateway accepted the message' })
  answer = 'fail'
  await expect((await admin()).testSms()).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('No') },
  })
})

test('the operator is told of new alarms once, in their language, over all processes', async () => {
  const app = await testApp({ work: false })
  const { as, build, services } = app
  const admin = await build.admin()
  await raiseAlarm(services, 'otp.all', 400)
  await tellOperator(services)
  const contact = '9811122233'
  await as(admin).settings.update({ body: { version: 1, operator_phone: contact } })
  await keepTroubles(services, [{ kind: 'disk.low', count: 2 }])
  await Promise.all([tellOperator(services), tellOperator(services), tellOperator(services)])
  expect(await app.smsTo(contact)).toEqual([
    'Baltra: 400 codes were requested within an hour; Only 2 % of a disk is free. More under System in the office.',
  ])
  await keepTroubles(services, [{ kind: 'disk.low', count: 1 }])
  await tellOperator(services)
  expect(await app.smsTo(contact)).toHaveLength(1)
})

test('the operator is told by e-mail where only an address is known, also when it waits for the mail server', async () => {
  const app = await testApp({ work: false })
  const { as, build, services } = app
  const [admin, email] = [await build.admin(), 'operator@example.com']
  await as(admin).settings.update({ body: { version: 1, operator_email: email } })
  await keepTroubles(services, [{ kind: 'disk.low', count: 2 }])
  await tellOperator(services)
  const [mail] = await mailsTo(services, email)
  expect(mail).toMatchObject({
    subject: 'Baltra: something needs your attention',
    text: expect.stringMatching(
      /^Baltra: Only 2 % of a disk is free\. .*\n\nhttp:\/\/baltra\.test\/.*\/system$/,
    ) as string,
  })
  services.mail = { kind: 'smtp', send: () => Promise.reject(new MailUnavailable('The mail server said: 421')) }
  await raiseAlarm(services, 'otp.all', 400)
  await tellOperator(services)
  const { rows } = await services.database.pool.query<{ to: string }>(
    `select data->>'to' as to from pgboss.job where name = 'mail.send'`,
  )
  expect(rows).toEqual([{ to: email }])
})

test('a log level holds for an hour in every process, and is written down', async () => {
  const { as, build, services, clock } = await testApp({ work: false })
  const admin = as(await build.admin())
  const usual = services.log.level
  const { data } = await admin.system.setLogLevel({ body: { level: 'trace' } })
  expect(data.log).toEqual({ level: 'trace', until: expect.any(String) })
  expect(services.log.level).toBe('trace')
  services.log.level = 'warn'
  await applyLogLevel(services)
  expect(services.log.level).toBe('trace')
  clock.pass({ minutes: 61 })
  await applyLogLevel(services)
  expect(services.log.level).toBe(usual)
  await admin.system.setLogLevel({ body: { level: 'debug' } })
  expect((await admin.system.setLogLevel({ body: {} })).data.log).toEqual({ level: usual, until: null })
  expect((await admin.activity.list({ query: {} })).data[0]?.sentence).toMatch(/set the log level back to the usual$/)
})
