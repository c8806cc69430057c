import { expect, test } from 'vitest'
import { answerHitsFirst } from '../src/platform/cache/hits-first.ts'
import { testApp } from './test-app.ts'

const HTTPS = { PUBLIC_URL: 'https://shop.example.com' }

test('cache hits carry the policy, the content type and the TLS header', async () => {
  const { app, services } = await testApp({ work: false, env: HTTPS })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  answerHitsFirst(app.server, services.cache)
  const ask = () => fetch(`${address}/api/products/publiccategory`)
  await ask()
  const { headers } = await ask()
  expect(services.cache.stats().first).toBe(1)
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('an installation without TLS does not ask for it', async () => {
  const { app } = await testApp({ work: false })
  expect((await app.inject('/api/products/publiccategory')).headers['strict-transport-security']).toBeUndefined()
})

test('a personal response is never cached, and neither is a refusal', async () => {
  const { app, build } = await testApp({ work: false })
  const { token } = await build.customer()
  const mine = await app.inject({
    url: '/api/customer/getprofiledata',
    headers: { authorization: `Bearer ${token}` },
  })
  const refused = await app.inject('/api/customer/getprofiledata')
  expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'no-store'])
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store'])
})
