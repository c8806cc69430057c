import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aakashSms } from './aakash-sms.ts'
import { outboxSms } from './outbox-sms.ts'
import { SmsRefused, SmsUnavailable } from './sms.ts'
import { sparrowSms } from './sparrow-sms.ts'
import { foreignServer, misbehave, MISBEHAVIOURS } from './testing/foreign-server.ts'

const token = 'sms-token-1'
const message = { to: '9841203118', text: 'Your code is 123456. धन्यवाद & more' }
const json = (value: unknown) => JSON.stringify(value)
const gateways = {
  sparrow: (url: string, timeoutMs = 300) => sparrowSms({ token, from: 'Baltra', url, timeoutMs }),
  aakash: (url: string, timeoutMs = 300) => aakashSms({ token, url, timeoutMs }),
}

test('the outbox keeps each message as one JSON line that only its owner can read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'sms.jsonl')
  const clock = { now: () => new Date('2026-01-31T04:05:06.789Z') }
  const outbox = outboxSms({ path, clock, print: false })
  await Promise.all([outbox.send(message), outbox.send({ to: '9800000001', text: 'two\nlines' })])
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  expect(lines.toSorted()).toEqual(
    [
      json({ at: '2026-01-31T04:05:06.789Z', to: '9800000001', text: 'two\nlines' }),
      json({ at: '2026-01-31T04:05:06.789Z', ...message }),
    ].toSorted(),
  )
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('Sparrow gets a form with token, from, to and text', async () => {
  const { url, received } = await foreignServer((response) =>
    response.end(json({ count: 1, response_code: 200, response: '1 mesages has been queued for delivery' })),
  )
  await gateways.sparrow(url).send(message)
  expect(received[0]!.headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({ token, from: 'Baltra', ...message })
})

test('Aakash gets a form with auth_token, to and text', async () => {
  const { url, received } = await foreignServer((response) =>
    response.end(json({ error: false, message: '1 messages queued', data: { valid: [{ id: 1 }], invalid: [] } })),
  )
  await gateways.aakash(url).send(message)
  expect(Object.fromEntries(new URLSearchParams(received[0]!.body))).toEqual({ auth_token: token, ...message })
})

test.each(MISBEHAVIOURS.flatMap((row) => [['sparrow', ...row] as const, ['aakash', ...row] as const]))(
  '%s: %s is a reason to try again later',
  async (provider, how, reason) => {
    const { url } = await foreignServer((response) => misbehave(response, how))
    const failed = gateways[provider](url).send(message)
    await expect(failed).rejects.toThrow(SmsUnavailable)
    await expect(failed).rejects.toThrow(reason)
  },
)

test('Sparrow’s reason is passed on without text, token and number', async () => {
  const { url } = await foreignServer((response) =>
    response
      .writeHead(403)
      .end(
        json({ response_code: 1013, response: `No credits for 9779841203118, ${token}: ${message.text}, code 123456` }),
      ),
  )
  await expect(gateways.sparrow(url).send(message)).rejects.toThrow(
    new SmsUnavailable('Sparrow SMS refused (1013): No credits for ***, ***: ***, code ***'),
  )
})

test('an unknown recipient is not tried again', async () => {
  const sparrow = await foreignServer((response) =>
    response.writeHead(403).end(json({ response_code: 1007, response: 'Invalid Receiver' })),
  )
  await expect(gateways.sparrow(sparrow.url).send(message)).rejects.toThrow(SmsRefused)
  const aakash = await foreignServer((response) =>
    response.end(json({ error: true, message: 'Nothing to send', data: { valid: [], invalid: [message.to] } })),
  )
  await expect(gateways.aakash(aakash.url).send(message)).rejects.toThrow(SmsRefused)
})

test('a 200 with an error in its body is not a success', async () => {
  const sparrow = await foreignServer((response) =>
    response.end(json({ response_code: 1002, response: 'Invalid Token' })),
  )
  await expect(gateways.sparrow(sparrow.url).send(message)).rejects.toThrow('(1002): Invalid Token')
  const aakash = await foreignServer((response) => response.end(json({ error: true, message: 'Unauthenticated' })))
  await expect(gateways.aakash(aakash.url).send(message)).rejects.toThrow('(200): Unauthenticated')
})
