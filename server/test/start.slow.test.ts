import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'
import { productProcess } from './product-process.ts'

// Each test starts whole processes, some of them twice.
vi.setConfig({ testTimeout: 90_000 })

test('a wrong variable stops the start with one clear line', async () => {
  const { child } = await productProcess({ PORT: '99999' })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([code, said]).toEqual([1, 'Baltra cannot start: PORT: must be a port from 0 to 65535\n'])
})

test('a second process on the same data stops with one clear line, the first goes on', async () => {
  const first = await productProcess({}, { migrated: true })
  expect(await first.opened()).toContain('Baltra is open at')
  // The library that draws takes 40 MB, so only the threads that need it load it.
  expect(await readFile(`/proc/${first.child.pid}/maps`, 'utf8')).not.toContain('skia')
  const second = await productProcess({ DATA_DIR: first.dataDir })
  const [said, [code]] = await Promise.all([text(second.child.stderr), once(second.child, 'exit')])
  expect([code, said]).toEqual([
    1,
    `Baltra cannot start: ${first.dataDir}/database is in use by another Baltra process\n`,
  ])
  expect(first.child.exitCode).toBeNull()
})

test('it stops gracefully; where the output is no terminal the address of the first start is named by its file', async () => {
  const first = await productProcess({}, { migrated: true })
  const file = join(first.dataDir, 'first-start-address')
  const said = await first.opened()
  const address = (await readFile(file, 'utf8')).trim()
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:0\/first-start#[\w-]{43}$/)
  expect(said).toContain(`Set it up at the address in ${file} `)
  expect(said).not.toContain(address)
  first.child.kill('SIGTERM')
  const [code] = (await once(first.child, 'exit')) as [number | null]
  const second = await productProcess({ DATA_DIR: first.dataDir })
  expect(await second.opened()).toContain(`address in ${file} `)
  expect([code, await readFile(file, 'utf8')]).toEqual([0, `${address}\n`])
})

test('in production a new database gets no demo unless it is asked for', async () => {
  const { opened } = await productProcess({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DEMO: '',
  })
  const [, origin] = /open at (\S+)/.exec(await opened()) ?? []
  const answer = await fetch(`${origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ contact: '9841203118', password: 'asha-demo-2026' }),
  })
  expect(answer.status).toBe(401)
})
