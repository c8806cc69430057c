import { copyFile, cp, mkdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { lockDirectory } from '../platform/database/embedded/lock.ts'
import { openStorage } from '../platform/files/storage.ts'
import { unlessMissing } from '../platform/files/unless-missing.ts'
import { BackupError } from './backup-error.ts'
import { OUTBOX } from '../platform/gateways/sms-gateway.ts'
import { SECRET } from './backup.ts'
import { checkSums, isSignedBy } from './checksums.ts'
import { CLUSTER, readCopy } from './embedded-snapshot.ts'
import { compare, MANIFEST, parseManifest, readManifest, type Manifest } from './manifest.ts'
import { bringBack, checkCopy, isEncryptedCopy, openCopy, readerOf } from './open-copy.ts'
import type { Place } from './place.ts'
import { claimServer } from './postgresql-restore.ts'
import { refuseWithoutRoom, sizeOf } from './room.ts'
import { exchange, existingPaths } from './set-aside.ts'
import { hasObjects, putObjects } from './stored-objects.ts'
import { directoriesBelow, pathExists, syncTree } from './whole-directory.ts'

/** Where an encrypted copy is decrypted, below the data directory. */
const DECRYPTED = 'decrypted'

export interface RestoreOptions {
  place: Place
  /** a backup or a copy of one */
  source: string
  /** sets existing data aside; without it there must be none */
  replace: boolean
  /** also accept a backup this installation did not sign: from another one, or from a version that did not sign yet */
  unverified: boolean
  say: (line: string) => void
}

export interface Restored {
  manifest: Manifest
  /** of the backup; undefined where it holds none */
  secret: string | undefined
  /** whether the secret of this installation signed it */
  isOurs: boolean
  /** where the previous data went */
  aside: string[]
}

/** Reads a backup to its last byte. Throws BackupError unless it is complete. */
export async function checkBackup(source: string): Promise<Manifest> {
  const manifest = await readManifest(source)
  const sums = await checkSums(source)
  const objects = [...sums.keys()].filter((path) => path.startsWith('files/'))
  if (objects.length !== manifest.files.number)
    throw new BackupError(
      `The backup ${source} is damaged: ${objects.length} files, and ${manifest.files.number} were saved`,
    )
  return manifest
}

/** As checkBackup, also for an encrypted copy. */
export async function checkSource(source: string, keyOf: () => string | undefined): Promise<Manifest> {
  if (!(await isEncryptedCopy(source))) return checkBackup(source)
  const copy = await openCopy(readerOf(source), keyOf())
  await checkCopy(copy)
  return parseManifest(await text(await copy.read(MANIFEST)), source)
}

/**
 * Restores a backup or a copy of one; the product must not run. Everything is checked and prepared before existing data is touched, and
 * that is set aside, not deleted. Throws BackupError or CannotStart in one line.
 */
export async function restore({ place, source, replace, unverified, say }: RestoreOptions): Promise<Restored> {
  const { config } = place
  const server = config.databaseUrl ? await claimServer(config.databaseUrl) : undefined
  const lock = server ? undefined : lockDirectory(join(config.dataDir, 'database'))
  try {
    const from = await decryptedSource(place, resolve(source))
    const manifest = await readManifest(from)
    refuseOtherKind(manifest, place)
    const secret = await unlessMissing(readFile(join(from, SECRET), 'utf8'))
    if (!replace) await refuseToOverwrite(place, { secret, hasTables: (await server?.hasTables()) ?? false })
    await checkBackup(from)
    const isOurs = await isOwn(place, from)
    if (place.secret && !isOurs && !unverified)
      throw new BackupError(
        `The backup ${from} is not signed with the AUTH_SECRET of this installation: if you know who made it, say --unverified`,
      )
    say('The backup is whole')
    if (!place.secret) say('There is no AUTH_SECRET here yet to tell whether this installation made it')
    const prepared = await prepare(place, from, manifest)
    const stamp = new Date().toISOString().replace(/\D/g, '')
    const schemas = await server?.restore(from, manifest, stamp)
    if (config.s3) await toBucket(place, from)
    const aside = join(config.dataDir, `before-restore-${stamp}`)
    await exchange(config.dataDir, { prepared, aside, paths: pathsOf(place, secret) })
    return { manifest, secret, isOurs, aside: [...(schemas ?? []), ...((await pathExists(aside)) ? [aside] : [])] }
  } finally {
    await rm(join(config.dataDir, DECRYPTED), { recursive: true, force: true })
    lock?.release()
    await server?.release()
  }
}

/**
 * Checksums prove that a backup is complete, the signature that it is our own. A new installation has nothing to
 * compare with.
 */
const isOwn = async ({ secret, config }: Place, from: string): Promise<boolean> =>
  secret !== undefined && isSignedBy(from, [secret, config.authSecretBefore ?? secret])

/** An encrypted copy as a backup, which is removed in the end; anything else as it is. */
async function decryptedSource({ config }: Place, source: string): Promise<string> {
  if (!(await isEncryptedCopy(source))) return source
  const root = join(config.dataDir, DECRYPTED)
  await rm(root, { recursive: true, force: true }) // left by an interrupted restore
  await refuseWithoutRoom(config.dataDir, await sizeOf(source), 'the decrypted copy takes')
  await mkdir(root, { recursive: true, mode: 0o700 })
  for (const path of await directoriesBelow(source)) await mkdir(join(root, path), { recursive: true, mode: 0o700 })
  await bringBack(await openCopy(readerOf(source), config.backupKey), root)
  return root
}

function refuseOtherKind({ database: { kind } }: Manifest, { config }: Place): void {
  const here = config.databaseUrl ? 'postgresql' : 'embedded'
  if (kind === here) return
  throw new BackupError(
    `The backup is of ${inWords(kind)}, and this is ${inWords(here)}: run this with${config.databaseUrl ? 'out' : ''} DATABASE_URL`,
  )
}

const inWords = (kind: Manifest['database']['kind']) =>
  kind === 'embedded' ? 'the embedded database' : 'a PostgreSQL server'

/** The entries a restore writes below the data directory. */
const pathsOf = ({ config }: Place, secret: string | undefined): string[] => [
  ...(config.s3 ? [] : ['files']),
  // A backup without a secret keeps the current one.
  ...(secret === undefined ? [] : [SECRET]),
  OUTBOX,
  ...(config.databaseUrl ? [] : [CLUSTER]), // last: whatever fails earlier leaves the old one
]

async function refuseToOverwrite(
  place: Place,
  { secret, hasTables }: { secret: string | undefined; hasTables: boolean },
): Promise<void> {
  const { config } = place
  const precious = pathsOf(place, secret).filter((path) => path !== SECRET || place.secret !== secret)
  const found = await existingPaths(config.dataDir, precious)
  const names = found.map((path) => join(config.dataDir, path))
  if (hasTables) names.push('the tables of the database')
  if (config.s3 && (await bucketHasObjects(place))) names.push(`objects in the bucket ${config.s3.bucket}`)
  if (names.length > 0)
    throw new BackupError(`There is data already (${names.join(', ')}): say --replace to set it aside and restore`)
}

async function bucketHasObjects({ config }: Place): Promise<boolean> {
  const storage = await openStorage(config)
  try {
    return await hasObjects(storage)
  } finally {
    storage.close()
  }
}

async function toBucket({ config }: Place, from: string): Promise<void> {
  const storage = await openStorage(config)
  try {
    await putObjects(storage, from)
  } finally {
    storage.close()
  }
}

/** Copies what belongs below the data directory, opens the database once and compares it with what was saved. */
async function prepare({ config }: Place, from: string, manifest: Manifest): Promise<string> {
  const prepared = join(config.dataDir, 'restoring')
  await rm(prepared, { recursive: true, force: true }) // left by an interrupted restore
  await mkdir(prepared, { recursive: true, mode: 0o700 })
  if (!config.s3) {
    await cp(join(from, 'files'), join(prepared, 'files'), { recursive: true })
    await syncTree(join(prepared, 'files'), { file: 0o640, directory: 0o750 })
  }
  for (const name of [SECRET, OUTBOX])
    if (await pathExists(join(from, name))) await copyFile(join(from, name), join(prepared, name))
  if (!config.databaseUrl) {
    await cp(join(from, CLUSTER), join(prepared, CLUSTER), { recursive: true })
    for (const directory of manifest.database.directories)
      await mkdir(join(prepared, CLUSTER, directory), { recursive: true })
    compare(manifest, await readCopy(join(prepared, 'database')))
    await syncTree(join(prepared, CLUSTER), { file: 0o600, directory: 0o700 })
  }
  return prepared
}
