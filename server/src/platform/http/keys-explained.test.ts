import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { escaped } from './escaped.ts'
import { KEY_EXAMPLES } from './keys-explained.ts'

const run = promisify(execFile)

const COMMAND = {
  sh: (code: string) => ['sh', ['-c', code]] as const,
  js: (code: string) => [process.execPath, ['--input-type=module', '--eval', code]] as const,
}

test('the examples of the documentation run as they stand there, and do what they say', async () => {
  const { app, build } = await testApp({ work: false })
  const page = (await app.inject('/api/docs')).body
  const API_URL = await app.listen({ host: '127.0.0.1', port: 0 })
  const { token: API_KEY } = await build.apiKey(await build.admin(), { capabilities: ['units.read', 'units.write'] })
  await build.product({ model_num: 'BMG-101' })
  for (let n = 0; n < 101; n += 1) await build.unit({ serial_number: `SN-${n}` })
  const told: string[] = []
  for (const { code, language } of KEY_EXAMPLES) {
    expect(page).toContain(`<pre>${escaped(code)}</pre>`)
    const [program, args] = COMMAND[language](code)
    told.push((await run(program, args, { env: { PATH: process.env['PATH'], API_URL, API_KEY } })).stdout)
  }
  expect(JSON.parse(told[0]!)).toMatchObject({ pagination: { total_results: 101 } })
  expect(JSON.parse(told[1]!)).toMatchObject({ data: { serial_number: 'SN-2026-000123' } })
  // Two pages, with the unit that the second example added.
  expect(new Set(told[2]!.trim().split('\n')).size).toBe(102)
  expect(told[2]).toContain('SN-2026-000123')
})

test('an example with a key that lacks the capability fails with the reason', async () => {
  const { app, build } = await testApp({ work: false })
  const API_URL = await app.listen({ host: '127.0.0.1', port: 0 })
  const { token: API_KEY } = await build.apiKey(await build.admin(), { capabilities: ['engineers.read'] })
  for (const { code, language } of KEY_EXAMPLES) {
    const [program, args] = COMMAND[language](code)
    const called = run(program, args, { env: { PATH: process.env['PATH'], API_URL, API_KEY } })
    await expect(called).rejects.toThrow(language === 'sh' ? /returned error: 403/ : /forbidden: You may not do this/)
  }
})
