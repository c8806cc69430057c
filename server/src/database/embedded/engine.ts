import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { CannotStart } from '../errors.ts'
import { prepareCluster } from './cluster.ts'
import { DurableNodeFs } from './durable-fs.ts'

/** PGlite's own start parameters with fsync left on, in the one way that reaches `DurableNodeFs`. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'].flatMap(setting),
  ...['shared_buffers=32MB', 'min_wal_size=32MB', 'max_wal_size=128MB'].flatMap(setting),
  ...['timezone=UTC', 'datestyle=ISO'].flatMap(setting),
]

/**
 * Opens PostgreSQL on the directory, creating it at first, and proves that a commit reaches the disk.
 * `onBroken` hears when the engine must not go on.
 */
export async function openEngine(directory: string, onBroken: (reason: string) => void): Promise<PGlite> {
  const cluster = prepareCluster(directory)
  const fs = new DurableNodeFs(cluster.path, onBroken)
  const complaints: string[] = []
  const engine = await PGlite.create({
    fs,
    extensions: { pg_trgm, unaccent },
    startParams: START_PARAMETERS,
    onStderr: (line) => {
      if (/\b(FATAL|PANIC):/.test(line)) complaints.push(line)
      return false
    },
  }).catch((error: unknown) => {
    throw new CannotStart(`${cluster.path} cannot be opened: ${complaints.at(-1) ?? String(error)}`)
  })
  if (cluster.isNew) cluster.markComplete()
  await proveDurable(engine, fs)
  return engine
}

/** Commits something and looks whether the write-ahead log was synced; an engine update could silently undo that. */
async function proveDurable(engine: PGlite, fs: DurableNodeFs): Promise<void> {
  const before = fs.walSyncs
  await engine.exec(`select pg_logical_emit_message(true, 'baltra', 'start')`)
  if (fs.walSyncs === before) throw new CannotStart('The embedded database does not sync its commits to the disk')
}

function setting(assignment: string): string[] {
  return ['-c', assignment]
}
