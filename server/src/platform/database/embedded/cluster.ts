import { closeSync, existsSync, fsyncSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../errors.ts'

/** While it exists, related files are partly old and partly new. */
export const RESTORE_UNFINISHED = 'restore-unfinished'

/** The directory of PostgreSQL's own files within ours. */
export interface Cluster {
  path: string
  isNew: boolean
  /** Call it once a new cluster is complete: only then does a later start trust it. */
  markComplete(): void
}

/**
 * Finds or prepares the cluster. One whose creation was interrupted carries a marker and is created again: nothing was
 * acknowledged in it yet. Anything else that looks odd is left alone and refused.
 */
export function prepareCluster(directory: string): Cluster {
  if (existsSync(join(directory, RESTORE_UNFINISHED)))
    throw new CannotStart(`${directory} was being restored, and that was cut short: run npm run restore again`)
  const path = join(directory, 'cluster')
  const incomplete = join(directory, 'cluster-incomplete')
  if (existsSync(incomplete)) rmSync(path, { recursive: true, force: true })
  const isNew = !existsSync(join(path, 'PG_VERSION'))
  if (isNew && existsSync(path) && readdirSync(path).length > 0) {
    throw new CannotStart(`${path} is not a PostgreSQL data directory; move it away or restore it from a backup`)
  }
  if (isNew) {
    writeFileSync(incomplete, 'This database is still being created.\n')
    syncPath(incomplete)
    syncPath(directory)
  }
  const markComplete = (): void => {
    syncTree(path)
    rmSync(incomplete, { force: true })
    syncPath(directory)
  }
  return { path, isNew, markComplete }
}

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(directory)
}

function syncPath(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
