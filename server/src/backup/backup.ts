import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openStorage, type Storage } from '../platform/files/storage.ts'
import { productVersion } from '../platform/core/product-version.ts'
import { BackupError } from './backup-error.ts'
import { writeSums, type Sums } from './checksums.ts'
import type { Contents } from './contents.ts'
import { CLUSTER, snapshotEmbedded, type Moment } from './embedded-snapshot.ts'
import { WARNING, writeManifest, type Manifest } from './manifest.ts'
import type { Place } from './place.ts'
import { snapshotPostgresql } from './postgresql-snapshot.ts'
import { OUTBOX } from '../platform/gateways/sms-gateway.ts'
import { forEachConcurrently } from './lanes.ts'
import { copyLines, copyObject, copyObjects, missingObjects } from './stored-objects.ts'
import { createDirectory, directoriesBelow } from './whole-directory.ts'

export const SECRET = 'auth-secret'

const ATTEMPTS = 5
const LANES = 4
/** More than the clock difference of two machines plus the length of a transaction. */
const YOUNG_MS = 10 * 60_000

export interface BackupOptions {
  place: Place & { secret: string }
  /** a directory to be created */
  target: string
  say: (line: string) => void
}

/**
 * Makes one complete backup: the database at one moment, every object its rows name, the secret. The product may run
 * and be written to meanwhile. Throws BackupError and then leaves nothing.
 */
export function backUp({ place, target, say }: BackupOptions): Promise<Manifest> {
  const { config, secret } = place
  return createDirectory(target, async (root) => {
    const storage = await openStorage(config)
    try {
      const sums: Sums = new Map()
      const { contents, lost } = await copyConsistently(storage, root, sums, (moment) =>
        config.databaseUrl
          ? snapshotPostgresql(config.databaseUrl, root, moment)
          : snapshotEmbedded({ dataDir: config.dataDir, secret }, root, moment, say),
      )
      // After the database, so that it contains the messages of all jobs done by then.
      await copyLines(join(config.dataDir, OUTBOX), join(root, OUTBOX))
      await writeFile(join(root, SECRET), secret, { mode: 0o600 })
      const manifest = await describe(place, root, contents, { sums, lost })
      await writeManifest(root, manifest)
      await writeSums(root, sums, secret)
      return manifest
    } finally {
      storage.close()
    }
  })
}

/**
 * Objects are stored before their row and removed after it. So the storage is copied first, then the database together
 * with the objects of its youngest rows, then the rest. Only on a server, which is not held, can a row lack its object,
 * if both were deleted just then; the database is then copied again. An object that a later snapshot still names and
 * the storage lacks is lost in the storage itself.
 */
async function copyConsistently(
  storage: Storage,
  root: string,
  sums: Sums,
  snapshot: (moment: Moment) => Promise<Contents>,
) {
  const since = new Date(Date.now() - YOUNG_MS)
  const keep = (keys: string[]) => forEachConcurrently(keys, LANES, (key) => copyObject(storage, root, sums, key))
  await copyObjects(storage, root, sums)
  let lackingBefore = new Set<string>()
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const contents = await snapshot({ since, keep })
    await copyObjects(storage, root, sums)
    const lost = missingObjects(contents, sums)
    if (lost.every((key) => lackingBefore.has(key))) return { contents, lost }
    lackingBefore = new Set(lost)
  }
  throw new BackupError('Files were removed faster than they could be copied: try again at a quieter time')
}

async function describe(
  { config }: Place,
  root: string,
  { serverVersion, migration, rows }: Contents,
  { sums, lost }: { sums: Sums; lost: string[] },
): Promise<Manifest> {
  const objects = [...sums].filter(([path]) => path.startsWith('files/'))
  return {
    format: 1,
    warning: WARNING,
    version: productVersion(),
    made_at: new Date().toISOString(),
    holds_secret: true,
    database: {
      kind: config.databaseUrl ? 'postgresql' : 'embedded',
      server_version: serverVersion,
      migration,
      rows,
      directories: config.databaseUrl ? [] : await directoriesBelow(join(root, CLUSTER)),
    },
    files: {
      storage: config.s3 ? 's3' : 'disk',
      number: objects.length,
      bytes: objects.reduce((sum, [, { bytes }]) => sum + bytes, 0),
      lost,
    },
  }
}
