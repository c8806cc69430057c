import { setTimeout as sleep } from 'node:timers/promises'
import { resolve } from 'node:path'
import type { DatabaseLog } from '../connection/database-log.ts'
import { DatabasePool } from '../connection/pool.ts'
import { EngineHost } from './engine-host.ts'
import { lockDirectory } from './lock.ts'
import { Upkeep } from './upkeep.ts'

/** A transaction still open after this long at close is rolled back. */
const CLOSE_TIMEOUT_MS = 10_000

/** Explicit, so that nothing comes from PGHOST, PGSSLMODE and the like. */
const ADDRESS = { host: 'embedded', user: 'postgres', database: 'postgres', password: '', ssl: false }

/**
 * Opens the embedded PostgreSQL on the directory, which then belongs to this process alone. Skip upkeep for short use.
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog | undefined,
  { upkeep: isKeptUp = true } = {},
): Promise<{ pool: DatabasePool; close: () => Promise<void> }> {
  const directory = resolve(dataDir)
  const lock = lockDirectory(directory)
  const engine = new EngineHost(directory, log)
  try {
    await engine.start()
  } catch (error) {
    lock.release()
    throw error
  }

  const pool = new DatabasePool({
    ...ADDRESS,
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => engine.connect(),
  })
  pool.on('error', () => {}) // an idle client was cut off: the engine's host has said why
  const upkeep = new Upkeep(pool, directory, log)
  if (isKeptUp) upkeep.start()

  const close = async (): Promise<void> => {
    await Promise.race([Promise.all([upkeep.stop(), pool.end()]), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    await engine.stop()
    lock.release()
  }
  return { pool, close }
}
