import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { inject, onTestFinished } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'

export type Kind = 'embedded' | 'postgresql'
/** What this test run covers. */
export const KIND: Kind = process.env.TEST_DATABASE_URL ? 'postgresql' : 'embedded'

/** A place for a product to run; removed after the test. */
export interface TestPlace {
  dataDir: string
  /** of the product and of the commands */
  env: Record<string, string>
  /** as if the machine were gone */
  destroy(): Promise<void>
}

/** An empty place; `migrated` saves the embedded product the time of its first start. */
export async function emptyPlace(kind: Kind, { migrated = false } = {}): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-place-'))
  const server = kind === 'postgresql' ? await freshDatabase(dataDir) : undefined
  if (migrated && KIND === 'embedded') await copyTemplate(dataDir)
  let exists = true
  const destroy = async () => {
    if (!exists) return
    exists = false
    await rm(dataDir, { recursive: true, force: true })
    await server?.drop()
  }
  onTestFinished(destroy)
  return { dataDir, env: { DATA_DIR: dataDir, ...server?.env }, destroy }
}

async function copyTemplate(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'database'), { mode: 0o700 })
  await cp(inject('templates').migrated, join(dataDir, 'database'), { recursive: true })
}

/** A command as an operator runs it. */
export async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const script = fileURLToPath(new URL(`../../../../scripts/${command}.ts`, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [said, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, said, complained }
}
