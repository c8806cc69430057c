import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from './test-app.ts'

test('the committed description is the served one', async () => {
  const { app } = await testApp({ work: false })
  const served = await app.inject('/api/openapi.json')
  const committed = await readFile(new URL('../../docs/openapi.json', import.meta.url), 'utf8')
  expect(JSON.parse(committed)).toEqual(served.json())
})

test('the description is a page as well', async () => {
  const { app } = await testApp({ work: false })
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('/api/customer/requestotp')
})
