import { expect, test } from 'vitest'
import type { Trouble } from 'contract/system/endpoints'
import { testApp } from '../../test/test-app.ts'
import { keepTroubles } from '../alarms/keep-troubles.ts'
import { sendSms } from '../gateways/sms.job.ts'
import { isLow } from './disk-room.ts'
import { troublesOf } from './troubles.ts'

const GB = 1024 ** 3
const fine = { disks: [], queues: [], clock_ahead: 0, certificate_days: null }
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
      { name: 'sms', is_set: true },
      { name: 'crm', is_set: false },
    ]),
    certificate_days: null,
  })
  expect(data.database.bytes).toBeGreaterThan(1_000_000)
  expect(data.disks.map(({ place }) => place)).toEqual(['data', 'files'])
  expect(JSON.stringify(data)).not.toContain(token)
  await expect(as(await build.admin({ role: 'service_incharge' })).system.get()).rejects.toMatchObject({ status: 403 })
})

test('a clock that is off and work that waits are seen', async () => {
  const { as, build, clock, services } = await testApp({ work: false })
  const admin = await build.admin()
  clock.pass({ seconds: 40 })
  await services.db.transaction().execute((tx) => services.jobs.enqueue(tx, sendSms, { to: '9841203118', sealed: '' }))
  const { data } = await as(admin).system.get()
  expect(data.clock_ahead).toBeCloseTo(40, 0)
  expect(data.queues).toContainEqual({ ...queue, late_seconds: expect.any(Number) })
  expect(data.troubles).toContainEqual({ kind: 'clock.off', count: 40 })
})

test('what is a trouble', () => {
  expect(
    troublesOf({ ...fine, clock_ahead: -30, certificate_days: 14, queues: [{ ...queue, late_seconds: 900 }] }),
  ).toEqual([])
  const disk = { place: 'data' as const, free_bytes: GB, total_bytes: 50 * GB, is_low: true }
  const all = { disks: [disk], queues: [{ ...queue, late_seconds: 1200 }], clock_ahead: -31, certificate_days: -2 }
  expect(troublesOf(all)).toEqual([
    { kind: 'disk.low', count: 2 },
    { kind: 'clock.off', count: 31 },
    { kind: 'certificate.ending', count: 1 },
    { kind: 'queue.late', count: 20 },
  ])
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
