import { pino } from 'pino'
import { Webhook as Verifier } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { EVENT_TYPES } from 'contract/webhooks/events'
import { apiOver } from '../../test/api-over.ts'
import { testApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import type { Received } from './testing/receiver.ts'
import { webhookWorld } from './testing/webhook-world.ts'
import { clearEvents, sendEvents } from './webhook.jobs.ts'

const headersOf = ({ headers }: Received) =>
  Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]),
  )

const pricesOf = (received: readonly Received[], id?: number) =>
  received.filter(({ event }) => id === undefined || event.data['id'] === id).map(({ event }) => event.data['price'])

const TODAY = new Date().toISOString().slice(0, 10)
/** The events of a test, whichever day it is in Nepal. */
const NOW = {
  from: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  to: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
}

test('an event is sent as Standard Webhooks has it: its library verifies it, and refuses another body, key or time', async () => {
  const world = await webhookWorld()
  const { id, secret } = await world.add(['product.changed'])
  const product = await world.build.product({ price: 100 })
  await world.setPrice(product.id, 90)
  await expect.poll(() => world.received.length).toBe(1)
  const came = world.received[0]!
  const headers = headersOf(came)
  const verifier = new Verifier(secret)
  expect(verifier.verify(came.body, headers)).toMatchObject({
    type: 'product.changed',
    data: { id: product.id, price: 90, before: { price: 100 } },
  })
  expect(() => verifier.verify(came.body.replace('90', '80'), headers)).toThrow(/signature/)
  expect(() => new Verifier(`whsec_${btoa('another key of some bytes')}`).verify(came.body, headers)).toThrow(
    /signature/,
  )
  // A recorded request cannot be sent again later, neither under its own time nor under a new one.
  const seconds = Number(headers['webhook-timestamp'])
  const at = (timestamp: number) => ({ ...headers, 'webhook-timestamp': String(timestamp) })
  expect(() => verifier.verify(came.body, at(seconds - 600))).toThrow(/too old/)
  expect(() => verifier.verify(came.body, at(seconds - 1))).toThrow(/signature/)
  await expect.poll(() => world.deliveries(id)).toMatchObject([{ state: 'sent', tries: 1, status: 204, problem: null }])
  expect(await world.get(id)).toMatchObject({ waiting: 0, failed: 0, failing_since: null })
})

test('what is not answered with 2xx comes again under the same id, and later events of that record alone wait for it', async () => {
  const failing = { id: 0, times: 2 }
  const world = await webhookWorld(({ event }) => (event.data['id'] === failing.id && failing.times-- > 0 ? 500 : 204))
  const { id } = await world.add(['product.changed'])
  const [first, other] = [await world.build.product(), await world.build.product()]
  failing.id = first.id
  await world.setPrice(first.id, 1)
  await expect.poll(() => pricesOf(world.received)).toEqual([1])
  await world.setPrice(first.id, 2)
  await world.setPrice(other.id, 3)
  await expect.poll(() => pricesOf(world.received)).toEqual([1, 3])
  expect(await world.deliveries(id)).toMatchObject([
    { state: 'waiting', status: 500, problem: 'refused' },
    { state: 'waiting', tries: 0 },
    {},
  ])
  world.clock.pass({ seconds: 6 })
  await world.settle()
  expect(pricesOf(world.received, first.id)).toEqual([1, 1])
  world.clock.pass({ minutes: 6 })
  await world.settle()
  expect(pricesOf(world.received, first.id)).toEqual([1, 1, 1, 2])
  const ids = world.received
    .filter(({ event }) => event.data['id'] === first.id)
    .map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids.slice(0, 3)).size).toBe(1)
  expect(ids[3]).not.toBe(ids[0])
  expect((await world.deliveries(id)).map(({ state, tries }) => [state, tries])).toEqual([
    ['sent', 3],
    ['sent', 1],
    ['sent', 1],
  ])
})

test('many events arrive once each, those of one record one after the other and never more than three at once', async () => {
  let [now, most] = [0, 0]
  const world = await webhookWorld(async () => {
    most = Math.max(most, (now += 1))
    await new Promise((resolve) => setTimeout(resolve, 4))
    now -= 1
    return 204
  })
  const { id: webhook } = await world.add(['product.changed'])
  const products = await Promise.all(Array.from({ length: 5 }, () => world.build.product()))
  for (const price of [1, 2, 3, 4]) await Promise.all(products.map(({ id }) => world.setPrice(id, price)))
  // As many runs as several processes may have, beside those of the queue.
  await Promise.all(Array.from({ length: 4 }, () => sendEvents.run({ webhook }, world.services)))
  await expect.poll(() => world.received.length).toBe(20)
  for (const { id } of products) expect(pricesOf(world.received, id)).toEqual([1, 2, 3, 4])
  expect(new Set(world.received.map(({ headers }) => headers['webhook-id'])).size).toBe(20)
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(3)
})

test('where nothing arrives for five days a webhook is switched off with an alarm, and a replay brings what piled up', async () => {
  const answer = { status: 503 }
  const world = await webhookWorld(() => answer.status)
  const { id } = await world.add(['product.changed'])
  const products = [await world.build.product(), await world.build.product(), await world.build.product()]
  const steps: unknown[] = []
  for (let step = 0; step < 11; step += 1) {
    if (step < products.length) await world.setPrice(products[step]!.id, step)
    await world.settle()
    const { off_reason, waiting } = await world.get(id)
    steps.push([off_reason, waiting > 0])
    world.clock.pass({ hours: 13 })
  }
  // Five days are nine such steps and a bit.
  expect(steps.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => [null, true]))
  expect(steps.at(-1)).toEqual(['failing', false])
  const tried = world.received.length
  await world.setPrice(products[0]!.id, 10)
  await world.settle()
  expect(world.received).toHaveLength(tried)
  const state = await world.as(await world.build.admin()).system.get()
  expect(state.data.troubles).toContainEqual({ kind: 'webhook.off', count: 1 })

  answer.status = 200
  const [office, params] = [await world.office(), { id }]
  await expect(office.replay({ params, body: NOW })).rejects.toMatchObject({ status: 409 })
  await office.turn({ params, body: { on: true } })
  await office.turn({ params, body: { on: true } })
  expect(await office.replay({ params, body: NOW })).toMatchObject({ sent: 4, message: '4 events are sent again' })
  await expect.poll(() => new Set(pricesOf(world.received.slice(tried)))).toEqual(new Set([0, 1, 2, 10]))
  expect(pricesOf(world.received.slice(tried), products[0]!.id)).toEqual([0, 10])
  await world.settle()
  expect(await office.replay({ params, body: NOW })).toMatchObject({ sent: 0 })
  expect(await office.replay({ params, body: { ...NOW, what: 'all' } })).toMatchObject({ sent: 4 })
  await expect.poll(() => world.received.length).toBe(tried + 8)
  await expect(office.replay({ params, body: { from: TODAY, to: '2026-01-01' } })).rejects.toMatchObject({
    status: 422,
  })
})

test('a receiver that is gone is sent nothing more', async () => {
  const world = await webhookWorld(() => 410)
  const { id } = await world.add(['product.changed'])
  const product = await world.build.product()
  await world.setPrice(product.id, 1)
  await expect.poll(async () => (await world.get(id)).off_reason).toBe('gone')
  await world.setPrice(product.id, 2)
  await world.settle()
  expect(world.received).toHaveLength(1)
})

test('a delivery can be looked at whole and sent again, and the test event is sent at once', async () => {
  const answer = { status: 422, headers: {}, body: '{"error":"No such product"}' }
  const world = await webhookWorld(() => answer)
  const { id } = await world.add(['product.changed'])
  await world.setPrice((await world.build.product()).id, 1)
  await world.settle()
  const office = await world.office()
  const [failed] = await world.deliveries(id)
  const params = { id, delivery_id: failed!.id }
  expect((await office.delivery({ params })).data).toMatchObject({
    body: world.received[0]!.body,
    attempts: [{ status: 422, answer: answer.body, problem: 'refused', headers: headersOf(world.received[0]!) }],
  })
  answer.status = 200
  await office.sendAgain({ params })
  await expect
    .poll(async () => (await office.delivery({ params })).data)
    .toMatchObject({
      state: 'sent',
      attempts: [{ status: 200 }, { status: 422 }],
    })
  const tested = await office.test({ params: { id } })
  expect(tested).toMatchObject({ message: 'The test event arrived', data: { type: 'webhook.test', state: 'sent' } })
  expect(world.received.at(-1)!.event).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } })
  answer.status = 410
  expect(await office.test({ params: { id } })).toMatchObject({ data: { state: 'failed', problem: 'refused' } })
  expect(await world.get(id)).toMatchObject({ off_reason: null, failing_since: null })
  const ofState = async (state: 'sent' | 'failed') =>
    (await office.deliveries({ params: { id }, query: { state } })).data.map(({ type }) => type)
  expect(await ofState('sent')).toEqual(['webhook.test', 'product.changed'])
  expect(await ofState('failed')).toEqual(['webhook.test'])
  await expect(office.delivery({ params: { id: id + 1, delivery_id: failed!.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a new secret signs at once, and the one before beside it for a day', async () => {
  const world = await webhookWorld()
  const { id, secret } = await world.add(['product.changed'])
  const renewed = (await (await world.office()).rotate({ params: { id } })).data.secret
  const product = await world.build.product()
  const verifies = (key: string, { body, headers }: Received) => {
    // Its own clock stands where the event's does.
    const age = Date.now() - Number(headers['webhook-timestamp']) * 1000
    const now = Date.now
    Date.now = () => now() - age
    try {
      return Boolean(new Verifier(key).verify(body, headersOf({ body, headers } as Received)))
    } catch {
      return false
    } finally {
      Date.now = now
    }
  }
  await world.setPrice(product.id, 1)
  await expect.poll(() => world.received.length).toBe(1)
  world.clock.pass({ hours: 25 })
  await world.setPrice(product.id, 2)
  await expect.poll(() => world.received.length).toBe(2)
  expect(world.received.map((came) => [verifies(secret, came), verifies(renewed, came)])).toEqual([
    [true, true],
    [false, true],
  ])
})

test('a secret is shown once and is nowhere else: not in the database, the log, an answer, a body or the record of acts', async () => {
  const lines: string[] = []
  const world = await webhookWorld()
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const app = await buildApp({ ...world.services, log }, { shedAfterMs: 0 })
  const office = apiOver(app, (await world.build.admin()).token).webhooks
  const { data: added } = await office.add({ body: { address: world.address, types: ['product.changed'] } })
  const params = { id: added.id }
  await office.test({ params })
  const { data: rotated } = await office.rotate({ params })
  await office.test({ params })
  lines.push(JSON.stringify([await office.list(), await office.get({ params }), await world.deliveries(added.id)]))
  await app.close()
  const { db } = world.services
  for (const table of ['webhook', 'webhook_event', 'webhook_delivery', 'webhook_attempt', 'audit'] as const)
    lines.push(JSON.stringify(await db.selectFrom(table).selectAll().execute()))
  expect(lines.join('')).toContain('127.0.0.1')
  expect(lines.join('')).toContain(`/api/webhooks/${added.id}/rotate`)
  for (const { secret } of [added, rotated]) expect(lines.join('')).not.toContain(secret.slice('whsec_'.length))
})

test('an address is whole, encrypted, without a password, and not of a private network', async () => {
  const { as, build } = await testApp({ work: false })
  const office = as(await build.admin()).webhooks
  const add = (address: string) => office.add({ body: { address, types: ['product.changed'] } })
  const wrong = async (address: string) => add(address).catch(({ body }: { body: { errors: unknown } }) => body.errors)
  for (const address of ['example.com', 'http://example.com/', 'ftp://example.com/'])
    expect(await wrong(address)).toEqual({ address: 'Enter a whole address that begins with https://' })
  expect(await wrong('https://me:secret@example.com/')).toEqual({
    address: 'An address with a user name or password is not accepted',
  })
  for (const address of ['https://127.0.0.1/', 'https://[::1]/', 'https://192.168.1.1:8443/'])
    expect(await wrong(address)).toMatchObject({ address: expect.stringContaining('WEBHOOK_NETWORKS') })
  const { id, version } = (await add('https://example.com/events#here')).data
  expect((await office.get({ params: { id } })).data.address).toBe('https://example.com/events')
  const change = (body: { version: number; address?: string; description?: string }) =>
    office.update({ params: { id }, body })
  await expect(change({ version, address: 'https://10.0.0.1/' })).rejects.toMatchObject({ status: 422 })
  await change({ version, description: 'To the warehouse' })
  await expect(change({ version, description: 'Nowhere' })).rejects.toMatchObject({ status: 409 })
  await office.delete({ params: { id } })
  await expect(office.get({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('to lead events elsewhere takes the password again, to test and to send again does not', async () => {
  const { as, build, clock } = await testApp({ work: false })
  const office = as(await build.admin()).webhooks
  const form = { address: 'https://example.com/', types: ['product.changed' as const] }
  const { id } = (await office.add({ body: form })).data
  clock.pass({ minutes: 20 })
  const params = { id }
  for (const call of [
    () => office.add({ body: form }),
    () => office.update({ params, body: { version: 1, description: 'x' } }),
    () => office.rotate({ params }),
    () => office.delete({ params }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403, body: { code: 'password_needed' } })
  await office.turn({ params, body: { on: false } })
  await office.turn({ params, body: { on: true } })
  await office.replay({ params, body: NOW })
})

test('old events are cleared with their deliveries, and a change of AUTH_SECRET does not lose the secrets', async () => {
  const world = await webhookWorld()
  const { id, secret } = await world.add(['product.changed'])
  await world.setPrice((await world.build.product()).id, 1)
  await world.settle()
  const changed = {
    ...world.services,
    config: {
      ...world.services.config,
      authSecret: 'the secret that the installation has now',
      authSecretBefore: world.services.config.authSecret,
    },
  }
  world.clock.pass({ days: 29 })
  await clearEvents.run({}, changed)
  expect(await world.deliveries(id)).toHaveLength(1)
  world.clock.pass({ days: 2 })
  await clearEvents.run({}, changed)
  expect(await world.deliveries(id)).toEqual([])
  const { openSecret } = await import('./secrets.ts')
  const { sealed } = await world.services.db.selectFrom('webhook').select('sealed').executeTakeFirstOrThrow()
  expect(openSecret(sealed, id, { ...changed.config, authSecretBefore: undefined })).toBe(secret)
})

test('the description of the API lists each type with an example of its body', async () => {
  const { app } = await testApp({ work: false })
  const { webhooks } = (await app.inject('/api/openapi.json')).json<{ webhooks: Record<string, unknown> }>()
  expect(Object.keys(webhooks)).toEqual([...EVENT_TYPES, 'webhook.test'])
  expect((await app.inject('/api/docs')).body).toContain('complaint.status_changed')
})
