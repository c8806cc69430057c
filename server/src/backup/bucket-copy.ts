import { mkdir, readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import type { S3Config } from '../config.ts'
import { openBucket, type Bucket } from '../files/bucket.ts'
import { BackupError } from './backup-error.ts'
import { checkSums, filesBelow, LIST, readList, SIGNATURE, sumOfStream, writeSummed } from './checksums.ts'
import { DAY, keptDays } from './kept-days.ts'
import { forEachConcurrently } from './lanes.ts'
import { createDirectory } from './whole-directory.ts'

/** Others may use the bucket too. */
const PREFIX = 'backups/'
const LANES = 4
const TYPE = 'application/octet-stream'

/** A bucket has no directories, and a database does not start without its empty ones. */
const DIRECTORIES = 'DIRECTORIES'

const keyOf = (day: string, path: string) => `${PREFIX}${day}/${path}`

/**
 * Copies a whole backup into a bucket under its day and reads the copy to its last byte. Removes the days that are too
 * many. The list of checksums goes last: a day without it was cut off and counts as none.
 */
export const copyToBucket = (config: S3Config, from: string, day: string): Promise<void> =>
  withBucket(config, async (bucket) => {
    const sums = await checkSums(from)
    const paths = await filesBelow(from)
    const copy = async (path: string) => bucket.putFile(keyOf(day, path), join(from, path), TYPE)
    await bucket.remove(keyOf(day, LIST))
    await bucket.put(keyOf(day, DIRECTORIES), Buffer.from((await directoriesBelow(from)).join('\n')), TYPE)
    await forEachConcurrently(
      paths.filter((path) => path !== LIST),
      LANES,
      copy,
    )
    await forEachConcurrently(sums, LANES, async ([path, { sha256 }]) => {
      const copied = await bucket.read(keyOf(day, path))
      if (!copied || (await sumOfStream(copied)).sha256 !== sha256)
        throw new BackupError(`The copy in the bucket is damaged: ${path}`)
    })
    await copy(LIST)
    const days = await foldersOf(bucket)
    const kept = keptDays(await wholeOf(bucket, days))
    for (const other of days) if (!kept.has(other)) await removeDay(bucket, other)
  })

/** The days of whole backups in a bucket, oldest first. */
export const daysInBucket = (config: S3Config): Promise<string[]> =>
  withBucket(config, async (bucket) => wholeOf(bucket, await foldersOf(bucket)))

/** Downloads the backup of a day into a new directory, and checks it. Throws BackupError when there is none. */
export const fetchFromBucket = (config: S3Config, day: string, target: string): Promise<void> =>
  withBucket(config, async (bucket) => {
    if (!(await bucket.stat(keyOf(day, LIST)))) throw new BackupError(`The bucket has no backup of ${day}`)
    await createDirectory(target, async (root) => {
      const read = async (path: string) => {
        const object = await bucket.read(keyOf(day, path))
        if (!object) throw new BackupError(`The copy in the bucket lacks ${path}`)
        return object
      }
      const within = (path: string) => {
        if (relative(root, join(root, path)).startsWith('..')) throw new BackupError(`The copy names ${path}`)
        return join(root, path)
      }
      for (const path of (await text(await read(DIRECTORIES))).split('\n').filter(Boolean))
        await mkdir(within(path), { recursive: true, mode: 0o700 })
      const fetch = async (path: string) => void (await writeSummed(await read(path), within(path)))
      await fetch(LIST)
      await fetch(SIGNATURE)
      await forEachConcurrently((await readList(root)).keys(), LANES, fetch)
      await checkSums(root)
    })
  })

/** The days of all backups, also of those that were cut off. */
const foldersOf = async (bucket: Bucket): Promise<string[]> =>
  (await bucket.folders(PREFIX)).filter((name) => DAY.test(name)).toSorted()

async function wholeOf(bucket: Bucket, days: readonly string[]): Promise<string[]> {
  const whole = []
  for (const day of days) if (await bucket.stat(keyOf(day, LIST))) whole.push(day)
  return whole
}

/** Parents come before their children. */
async function directoriesBelow(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .toSorted()
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
