import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CannotStart } from '../platform/database/errors.ts'
import { openEmbedded } from '../platform/database/embedded/open-embedded.ts'
import { BackupError } from './backup-error.ts'
import { ClusterCopy } from './cluster-copy.ts'
import { readContents, type Contents } from './contents.ts'
import { quiesce, type Held } from './hold.ts'
import { holdInProcess } from './running-process.ts'

/** Below the data directory, and in a backup. */
export const CLUSTER = 'database/cluster'
const ATTEMPTS = 5

export interface Embedded {
  dataDir: string
  secret: string
}

/** The moment of a snapshot. */
export interface Moment {
  /** objects of younger rows may not have been copied yet */
  since: Date
  /** copies these now, before any can be removed */
  keep: (objects: string[]) => Promise<void>
}

/**
 * Copies the embedded database at one moment to `root`, whether or not a process has it open. The copy is then opened
 * and its rows are counted, which also proves that it opens. Returns how long the database was held.
 */
export async function snapshotEmbedded(
  { dataDir, secret }: Embedded,
  root: string,
  moment: Moment,
  say: (line: string) => void,
): Promise<Contents> {
  const cluster = join(dataDir, CLUSTER)
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new BackupError(`There is no database in ${dataDir}: is DATABASE_URL missing, or DATA_DIR another?`)
  await rm(join(root, 'database'), { recursive: true, force: true })
  const copy = new ClusterCopy(cluster, join(root, CLUSTER))
  await copyStill(copy, { dataDir, secret }, moment, say)
  return readCopy(join(root, 'database'))
}

/** The contents of an embedded database that no other process has open. */
export async function readCopy(directory: string): Promise<Contents> {
  const database = await openEmbedded(directory, undefined, { upkeep: false })
  try {
    return await readContents(database.pool)
  } finally {
    await database.close()
    await rm(join(directory, 'lock'), { force: true })
  }
}

async function copyStill(
  copy: ClusterCopy,
  place: Embedded,
  { since, keep }: Moment,
  say: (line: string) => void,
): Promise<void> {
  await copy.bringUpToDate() // most of it, while the product runs
  let failure: unknown
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const begun = performance.now()
    const held = await hold(place, since)
    try {
      const [bytes] = await Promise.all([copy.bringUpToDate(), keep(held.objects)])
      await held.release()
      const ms = Math.round(performance.now() - begun)
      if (held.others) say(`Everybody waited ${ms} ms, for the ${(bytes / 1e6).toFixed(1)} MB that had just changed`)
      return
    } catch (error) {
      failure = error
    } finally {
      await held.close()
    }
  }
  throw new BackupError(`The database could not be copied in a still moment: ${String(failure)}`)
}

interface HeldByUs extends Held {
  close: () => Promise<void>
  /** whether requests are waiting */
  others: boolean
}

/** Through the process that has it open, or else by opening it ourselves. */
async function hold({ dataDir, secret }: Embedded, since: Date): Promise<HeldByUs> {
  const inProcess = await holdInProcess(dataDir, secret, since)
  if (inProcess) return { ...inProcess, close: async () => {}, others: true }
  const { pool, close } = await openOurselves(join(dataDir, 'database'))
  try {
    return { ...(await quiesce(pool, since)), close, others: false }
  } catch (error) {
    await close()
    throw error
  }
}

async function openOurselves(directory: string) {
  try {
    return await openEmbedded(directory, undefined, { upkeep: false })
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error
    throw new BackupError(`${error.message}, which does not answer: try again when it has started or ended`)
  }
}
