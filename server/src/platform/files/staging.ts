import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** No upload takes this long. */
const FORGOTTEN_MS = 60 * 60_000

/**
 * Creates this process's own staging directory and removes those of killed processes. Others may be running on the same
 * data directory, here or on another machine.
 */
export async function openStaging(dataDir: string): Promise<string> {
  const parent = join(dataDir, 'staging')
  const own = `${hostname()}-${process.pid}`
  await mkdir(parent, { recursive: true })
  for (const name of await readdir(parent))
    if (name === own || (await isForgotten(parent, name)))
      await rm(join(parent, name), { recursive: true, force: true })
  await mkdir(join(parent, own), { mode: 0o700 })
  return join(parent, own)
}

async function isForgotten(parent: string, name: string) {
  if (name.startsWith(`${hostname()}-`)) return !isAlive(Number(name.slice(hostname().length + 1)))
  const { mtimeMs } = await stat(join(parent, name))
  return Date.now() - mtimeMs > FORGOTTEN_MS
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
