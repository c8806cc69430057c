import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queueSms, sendSms } from '../../src/platform/gateways/sms.job.ts'
import { foreignServer, misbehave } from '../../src/platform/gateways/testing/foreign-server.ts'
import { statesOf } from '../../src/platform/jobs/testing/queue-world.ts'
import { testApp } from '../test-app.ts'

const NUMBER = '9841203118'
const REFUSALS: [name: string, answer: (response: ServerResponse) => void][] = [
  ['refuses', (response) => response.writeHead(403).end('{"response_code":1013,"response":"No credits"}')],
  ['limits us', (response) => response.writeHead(429).end('Too Many Requests')],
  ['answers rubbish', (response) => misbehave(response, 'rubbish')],
  ['hangs up', (response) => misbehave(response, 'hang up')],
]

/** The application with a gateway of Sparrow that answers as told. */
async function appWithGateway(answer: (response: ServerResponse) => void) {
  let current = answer
  const gateway = await foreignServer((response) => current(response))
  const env = { SMS_PROVIDER: 'sparrow', SMS_TOKEN: 'token-1', SMS_SENDER: 'Baltra', SMS_URL: gateway.url }
  const heal = () => {
    current = (response) => response.end('{"response_code":200,"response":"queued"}')
  }
  const lastText = () => new URLSearchParams(gateway.received.at(-1)?.body).get('text') ?? ''
  return { ...(await testApp({ env })), heal, lastText }
}

test.each(REFUSALS)(
  'a gateway that %s: the code stays in the queue, and a new one is sent when the gateway is back',
  async (_, answer) => {
    const { as, services, clock, heal, lastText } = await appWithGateway(answer)
    const { requestOtp, verifyOtp } = as().accounts
    const { data } = await requestOtp({ body: { contact: NUMBER } })
    expect(data).toMatchObject({ is_verified: false, resend_after: 60 })
    await expect.poll(() => statesOf(services.db, 'sms.code'), { timeout: 10_000 }).toEqual(['retry'])
    expect((await requestOtp({ body: { contact: NUMBER } })).data.otp_created).toBe(data.otp_created)
    expect(await statesOf(services.db, 'sms.code')).toEqual(['retry'])

    heal()
    clock.pass({ seconds: 61 })
    await requestOtp({ body: { contact: NUMBER } })
    await expect.poll(() => statesOf(services.db, 'sms.code'), { timeout: 10_000 }).toContain('completed')
    const [otp = ''] = /\d{6}/.exec(lastText()) ?? []
    expect((await verifyOtp({ body: { contact: NUMBER, otp } })).data.is_verified).toBe(true)
  },
)

test('a code leaves while every worker of other messages waits for the provider', async () => {
  const texts: string[] = []
  const waiting: ServerResponse[] = []
  const accept = (response: ServerResponse) => response.end('{"response_code":200,"response":"queued"}')
  const provider = await foreignServer((response, { body }) => {
    const text = new URLSearchParams(body).get('text') ?? ''
    texts.push(text)
    if (text.startsWith('News')) waiting.push(response)
    else accept(response)
  })
  const env = { SMS_PROVIDER: 'sparrow', SMS_TOKEN: 'token-1', SMS_SENDER: 'Baltra', SMS_URL: provider.url }
  const { as, services } = await testApp({ env })
  await services.db.transaction().execute(async (tx) => {
    for (let n = 0; n < 20; n += 1) await queueSms(tx, services, { to: '9841203119', text: `News ${n}` })
  })
  await expect.poll(() => waiting.length).toBe(sendSms.options.concurrency)

  await as().accounts.requestOtp({ body: { contact: NUMBER } })
  await expect.poll(() => texts.filter((text) => /\d{6}/.test(text))).toHaveLength(1)
  expect(waiting).toHaveLength(sendSms.options.concurrency)
  for (const response of waiting) accept(response)
})

test('a message that no try could deliver is among the failed jobs, and goes out when staff try it again', async () => {
  const { as, build, services, heal, lastText } = await appWithGateway(REFUSALS[0]![1])
  const staff = as(await build.admin())
  await queueSms(services.db, services, { to: NUMBER, text: 'Your product is approved' })
  await expect.poll(() => statesOf(services.db, 'sms.send'), { timeout: 10_000 }).toEqual(['retry'])
  // Hours later: the last try is due, and another message wakes the queue.
  await sql`update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'sms.send'`.execute(
    services.db,
  )
  await queueSms(services.db, services, { to: '9841203119', text: 'Another one' })
  await expect.poll(async () => (await staff.jobs.listFailed()).data.length, { timeout: 10_000 }).toBe(1)
  const { data } = await staff.jobs.listFailed()
  expect(data[0]).toMatchObject({ about: 'to 98•••••118', error: 'Sparrow SMS refused (1013): No credits' })

  heal()
  await staff.jobs.retry({ params: { id: data[0]!.id } })
  await expect.poll(lastText, { timeout: 10_000 }).toBe('Your product is approved')
  expect((await staff.jobs.listFailed()).data).toEqual([])
})
