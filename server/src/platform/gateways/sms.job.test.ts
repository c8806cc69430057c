import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testClock } from '../../../test/test-clock.ts'
import { deadJobs } from '../jobs/dead-jobs.ts'
import { queueWorld, statesOf, until } from '../jobs/testing/queue-world.ts'
import type { Services } from '../core/services.ts'
import { seal, unseal } from './seal.ts'
import { queueSms, queueSmsCode, sendSms, sendSmsCode } from './sms.job.ts'
import { type SmsMessage, SmsRefused } from './sms.ts'

const text = 'Your code is 123456'
const to = '9841203118'

/** A queue, a clock, and a gateway that records its calls. */
async function world(send: (message: SmsMessage) => void = () => {}) {
  const queue = await queueWorld(undefined, [sendSms, sendSmsCode])
  onTestFinished(queue.end)
  const sent: SmsMessage[] = []
  const clock = testClock()
  const services = {
    jobs: queue.jobs,
    config: { authSecret: 'a secret of at least 32 characters' },
    clock,
    sms: {
      kind: 'outbox',
      send: async (message: SmsMessage) => {
        send(message)
        sent.push(message)
      },
    },
  } as unknown as Services // the parts that the job uses
  return { ...queue, services, sent, clock, start: () => queue.jobs.work([sendSms, sendSmsCode], services) }
}

test('a message travels through the queue unreadably and arrives as it was', async () => {
  const { db, services, sent, start } = await world()
  await db.transaction().execute((tx) => queueSms(tx, services, { to, text }))
  const { rows } = await sql<{ row: string }>`select row_to_json(job)::text as row from pgboss.job`.execute(db)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.row).not.toContain('123456')
  await start()
  await until(() => sent.length === 1)
  expect(sent).toEqual([{ to, text }])
})

test('a code that expired before it left is not sent but listed, and one made for the work alone is neither', async () => {
  const { db, services, sent, clock, start } = await world()
  const expiresAt = new Date(Date.now() + 5 * 60_000)
  await queueSmsCode(db, services, { to, text, expiresAt, silent: false })
  await queueSmsCode(db, services, { to: '9841203119', text, expiresAt, silent: true })
  clock.pass({ minutes: 6 })
  await start()
  await until(async () =>
    (await statesOf(db, 'sms.code')).every((state) => state === 'completed' || state === 'failed'),
  )
  expect(sent).toEqual([])
  expect((await deadJobs(db, { page: 1, per_page: 10 })).rows).toMatchObject([
    { name: 'sms.code', last_error: 'The code expired before it could be sent', payload: { to, sealed: '[hidden]' } },
  ])
})

test('a message that the provider will never take is dead at once, and neither log nor list tells its text', async () => {
  const { db, services, logged, start } = await world(() => {
    throw new SmsRefused('Sparrow SMS refused (1007): Invalid Receiver')
  })
  await queueSms(db, services, { to, text })
  await start()
  const dead = async () => (await deadJobs(db, { page: 1, per_page: 10 })).rows
  await until(async () => (await dead()).length === 1)
  expect(await dead()).toMatchObject([
    {
      name: 'sms.send',
      last_error: 'Sparrow SMS refused (1007): Invalid Receiver',
      payload: { to, sealed: '[hidden]' },
    },
  ])
  expect(logged.join()).not.toContain(to)
  expect(logged.join()).not.toContain('123456')
})

test('a sealed text opens only with the same secret, purpose and receiver, and unchanged', () => {
  const options = { secret: 'one', purpose: 'sms.send', bound: to }
  const sealed = seal(text, options)
  expect(unseal(sealed, options)).toBe(text)
  expect(seal(text, options)).not.toBe(sealed)
  for (const other of [{ secret: 'two' }, { purpose: 'other' }, { bound: '9800000000' }])
    expect(() => unseal(sealed, { ...options, ...other })).toThrow('does not open')
  const changed = Buffer.from(sealed, 'base64url')
  changed[changed.length - 1]! ^= 1
  for (const wrong of [changed.toString('base64url'), '', 'AAAA'])
    expect(() => unseal(wrong, options)).toThrow('does not open')
})
