import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { S3Config } from '../platform/config/config.ts'
import { openBucket, type Bucket } from '../platform/files/bucket.ts'
import { BackupError } from './backup-error.ts'
import { LIST } from './checksums.ts'
import type { Sized } from './encryption.ts'
import { DAY, keptDays } from './kept-days.ts'
import { forEachConcurrently } from './lanes.ts'
import { isBelow } from './manifest.ts'
import { bringBack, openCopy, type ReadFile } from './open-copy.ts'
import { createDirectory, directoriesBelow } from './whole-directory.ts'
import { writeCopy, type CopyKeys } from './write-copy.ts'

/** Others may use the bucket too. */
const PREFIX = 'backups/'
const LANES = 4
const TYPE = 'application/octet-stream'

/** A bucket has no directories, and a database does not start without its empty ones. */
const DIRECTORIES = 'DIRECTORIES'

const keyOf = (day: string, path: string) => `${PREFIX}${day}/${path}`

/** Copies a backup into a bucket under its day. Removes the days that are too many. */
export const copyToBucket = (config: S3Config, from: string, { day, ...keys }: CopyKeys & { day: string }) =>
  withBucket(config, async (bucket) => {
    // Also what an earlier try left, which may have been without the key.
    await removeDay(bucket, day)
    await bucket.put(keyOf(day, DIRECTORIES), Buffer.from((await directoriesBelow(from)).join('\n')), TYPE)
    const target = {
      put: (path: string, { source, bytes }: Sized) => bucket.putStream(keyOf(day, path), source, bytes, TYPE),
      read: readerOf(bucket, day),
    }
    await writeCopy(from, target, keys)
    const days = await foldersOf(bucket)
    const kept = keptDays(await wholeOf(bucket, days))
    for (const other of days) if (!kept.has(other)) await removeDay(bucket, other)
  })

/** The days of whole backups in a bucket, oldest first. */
export const daysInBucket = (config: S3Config): Promise<string[]> =>
  withBucket(config, async (bucket) => wholeOf(bucket, await foldersOf(bucket)))

/**
 * Downloads the backup of a day into a new directory, decrypts it, and checks it. Throws BackupError when there is none.
 * Returns whether it was encrypted.
 */
export const fetchFromBucket = (
  config: S3Config,
  { day, target, key }: { day: string; target: string; key: string | undefined },
): Promise<boolean> =>
  withBucket(config, async (bucket) => {
    if (!(await bucket.stat(keyOf(day, LIST)))) throw new BackupError(`The bucket has no backup of ${day}`)
    const read = readerOf(bucket, day)
    return createDirectory(target, async (root) => {
      const directories = await read(DIRECTORIES)
      if (!directories) throw new BackupError(`The copy is damaged: ${DIRECTORIES} is missing`)
      for (const path of (await text(directories)).split('\n').filter(Boolean)) {
        if (!isBelow(path)) throw new BackupError(`The copy names ${path}`)
        await mkdir(join(root, path), { recursive: true, mode: 0o700 })
      }
      const copy = await openCopy(read, key)
      await bringBack(copy, root)
      return copy.isEncrypted
    })
  })

const readerOf =
  (bucket: Bucket, day: string): ReadFile =>
  (path) =>
    bucket.read(keyOf(day, path))

/** The days of all backups, also of those that were cut off. */
const foldersOf = async (bucket: Bucket): Promise<string[]> =>
  (await bucket.folders(PREFIX)).filter((name) => DAY.test(name)).toSorted()

async function wholeOf(bucket: Bucket, days: readonly string[]): Promise<string[]> {
  const whole = []
  for (const day of days) if (await bucket.stat(keyOf(day, LIST))) whole.push(day)
  return whole
}

/** Removes the list first, so that a removal that is cut off leaves no backup that looks whole. */
async function removeDay(bucket: Bucket, day: string): Promise<void> {
  await bucket.remove(keyOf(day, LIST))
  await forEachConcurrently(bucket.list([keyOf(day, '')]), LANES, ({ key }) => bucket.remove(key))
}

async function withBucket<T>(config: S3Config, work: (bucket: Bucket) => Promise<T>): Promise<T> {
  const bucket = openBucket(config)
  try {
    return await work(bucket)
  } finally {
    bucket.close()
  }
}
