import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ProductProcess {
  child: ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream }
  dataDir: string
  /** its first output: that it is ready, and the first administrator */
  opened: () => Promise<string>
}

/**
 * The product in a separate process without the demo, stopped with the test. `migrated` copies a database with its tables,
 * for tests that are not about the first start.
 */
export async function productProcess(
  env: Record<string, string> = {},
  { migrated = false } = {},
): Promise<ProductProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-start-'))
  if (migrated && !process.env.TEST_DATABASE_URL) await freshDatabase(dataDir)
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: '0', PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  const opened = async () => {
    for await (const words of child.stdout) return String(words)
    return ''
  }
  return { child, dataDir, opened }
}
