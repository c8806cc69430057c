import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

async function started(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-start-'))
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  return { child, dataDir }
}

const firstWords = async (child: ReturnType<typeof spawn>): Promise<string> => {
  for await (const words of child.stdout ?? []) return String(words)
  return ''
}

test('a wrong variable stops the start with one clear line', async () => {
  const { child } = await started({ PORT: '99999' })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect([code, said]).toEqual([1, 'Baltra cannot start: PORT: must be a port from 0 to 65535\n'])
})

test('a second process on the same data stops with one clear line, the first goes on', async () => {
  const first = await started({})
  expect(await firstWords(first.child)).toContain('Baltra is open at')
  const second = await started({ DATA_DIR: first.dataDir })
  const [said, [code]] = await Promise.all([text(second.child.stderr), once(second.child, 'exit')])
  expect([code, said]).toEqual([
    1,
    `Baltra cannot start: ${first.dataDir}/database is in use by another Baltra process\n`,
  ])
  expect(first.child.exitCode).toBeNull()
})

test('it stops gracefully, and says the first administrator’s password again at the next start', async () => {
  const first = await started({})
  const [, password] = /password (\S+)/.exec(await firstWords(first.child)) ?? []
  first.child.kill('SIGTERM')
  const [code] = (await once(first.child, 'exit')) as [number | null]
  const second = await started({ DATA_DIR: first.dataDir })
  expect(await firstWords(second.child)).toContain(`password ${password}`)
  expect([code, typeof password]).toEqual([0, 'string'])
})
