import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { CannotStart } from '../errors.ts'
import { prepareCluster } from './cluster.ts'
import { DurableNodeFs } from './durable-fs.ts'

/** PGlite's own start parameters with fsync left on, by the method that reaches `DurableNodeFs`. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'].flatMap(setting),
  ...['shared_buffers=32MB', 'min_wal_size=32MB', 'max_wal_size=64MB'].flatMap(setting),
  ...['timezone=UTC', 'datestyle=ISO'].flatMap(setting),
]

/** PostgreSQL, open, and what it runs on. */
export interface OpenEngine {
  engine: PGlite
  fs: { readonly walEnd: number }
}

/**
 * Opens PostgreSQL on the directory and proves that a commit reaches the disk. Without a cluster it only creates one
 * and returns undefined: creation takes twice the memory, which is freed with the thread. `onBroken` is called when the
 * engine must not continue.
 */
export async function openEngine(
  directory: string,
  onBroken: (reason: string) => void,
): Promise<OpenEngine | undefined> {
  const cluster = prepareCluster(directory)
  const fs = new DurableNodeFs(cluster.path, onBroken)
  const engine = await startPglite(fs, cluster.path)
  if (!cluster.isNew) {
    await proveDurable(engine, fs)
    return { engine, fs }
  }
  await engine.close()
  cluster.markComplete()
  return undefined
}

async function startPglite(fs: DurableNodeFs, path: string): Promise<PGlite> {
  const complaints: string[] = []
  const onStderr = (line: string): boolean => {
    if (/\b(FATAL|PANIC):/.test(line)) complaints.push(line)
    return false
  }
  try {
    return await PGlite.create({ fs, extensions: { pg_trgm, unaccent }, startParams: START_PARAMETERS, onStderr })
  } catch (error) {
    throw new CannotStart(`${path} cannot be opened: ${complaints.at(-1) ?? String(error)}`)
  }
}

/**
 * Commits something and checks that the write-ahead log was synced; an update of the engine could silently undo that.
 */
async function proveDurable(engine: PGlite, fs: DurableNodeFs): Promise<void> {
  const before = fs.walSyncs
  await engine.exec(`select pg_logical_emit_message(true, 'baltra', 'start')`)
  if (fs.walSyncs === before) throw new CannotStart('The embedded database does not sync its commits to the disk')
}

function setting(assignment: string): string[] {
  return ['-c', assignment]
}
