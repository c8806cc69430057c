import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import type { Upload } from 'contract/core/endpoint'
import type { Clock } from '../core/clock.ts'
import { isConnectionLost } from '../database/errors.ts'
import { openAddresses, type Addresses } from './addresses.ts'
import { openClaims, type Claims } from './claims.ts'
import { isRecorded, type StoredFile } from './file-rows.ts'
import { encodeVariants, type Variant } from './images.ts'
import { openMediaCache, type MediaCache } from './media-cache.ts'
import { variantKey, variantsOf, withVariants } from './media-names.ts'
import { prepare } from './prepare.ts'
import { openStaging } from './staging.ts'
import { openStorage, type ByteRange, type Storage, type StorageConfig, type StoredObject } from './storage.ts'

type Visibility = StoredFile['visibility']
/** A list of uploads, or uploads by names the caller chooses; missing ones stay undefined. */
type Uploads = Upload[] | Record<string, Upload | Upload[] | undefined>
/** The same shape, stored. */
type StoredOf<U extends Uploads> = { [Name in keyof U]: StoredAs<U[Name]> }
type StoredAs<V> = V extends Upload[] ? StoredFile[] : V extends Upload ? StoredFile : V

export interface FilesOptions extends StorageConfig {
  secret: Uint8Array | string
  secretBefore?: string | undefined
  publicUrl?: string | undefined
  clock: Clock
}

export interface Files extends Addresses, Pick<Claims, 'removeUnused'> {
  /** where files are staged during their request */
  stagingDir: string
  /**
   * Stores an upload for good, pictures re-encoded. A row must be inserted for it, or the nightly sweep removes it. A
   * file from the staging directory may be gone from there afterwards.
   */
  store(upload: Upload, visibility: Visibility): Promise<StoredFile>
  /**
   * Stores uploads, then runs the work that records them. Nothing stays in the storage of what the work inserted no row
   * for, nor of anything when it fails, unless it is unknown whether it was committed.
   */
  storing<U extends Uploads, T>(
    uploads: U,
    visibility: Visibility,
    work: (stored: StoredOf<U>) => Promise<T>,
  ): Promise<T>
  makeVariants(key: string, width: number): Promise<Variant[]>
  /** A whole public object from memory, if it is small enough to be cached. */
  small: MediaCache['get']
  size(key: string): Promise<number | undefined>
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  list(): AsyncIterable<StoredObject>
  /** Files being uploaded in parts; the caller who stores one removes it again. */
  parts: {
    put: Storage['putPart']
    lend: Storage['lend']
    remove(key: string): Promise<void>
    list(): AsyncIterable<StoredObject>
  }
  close(): void
}

declare module '../core/services.ts' {
  interface Services {
    files: Files
  }
}

/** Long enough for the largest picture over a slow line. */
const READ_WITHIN_MS = 60_000

/** Everything about files except rows: storing, naming, reading and removing them. */
export async function openFiles({ dataDir, s3, ...addressing }: FilesOptions): Promise<Files> {
  const stagingDir = await openStaging(dataDir)
  const storage = await openStorage({ dataDir, s3 })
  const cache = openMediaCache(storage)
  const claims = openClaims(storage, async (key) => {
    const keys = withVariants(key)
    await Promise.all(keys.map((each) => storage.remove(each)))
    for (const each of keys) cache.forget(each)
  })

  async function hold(upload: Upload, visibility: Visibility): Promise<StoredFile> {
    // The demo's own films, for one, are stored from where they lie and stay there.
    const isStaged = dirname(upload.path) === stagingDir
    const { stored, put } = await prepare(upload, { visibility, isStaged })
    await claims.hold(stored.key, () => put(storage))
    return stored
  }

  async function storing<U extends Uploads, T>(
    uploads: U,
    visibility: Visibility,
    work: (stored: StoredOf<U>) => Promise<T>,
  ) {
    const held: StoredFile[] = []
    const holdOne = async (upload: Upload) => {
      const stored = await hold(upload, visibility)
      held.push(stored)
      return stored
    }
    const holdAll = async (list: Upload[]) => {
      const stored = []
      for (const upload of list) stored.push(await holdOne(upload))
      return stored
    }
    const holdNamed = async (named: Exclude<Uploads, Upload[]>) => {
      const stored: Record<string, StoredFile | StoredFile[] | undefined> = {}
      for (const [name, given] of Object.entries(named))
        stored[name] = Array.isArray(given) ? await holdAll(given) : given && (await holdOne(given))
      return stored
    }
    let isKept: (stored: StoredFile) => boolean = () => false
    try {
      const stored = Array.isArray(uploads) ? await holdAll(uploads) : await holdNamed(uploads)
      // Each upload was replaced by what was stored, as StoredOf says in types.
      const result = await work(stored as StoredOf<U>)
      isKept = isRecorded
      return result
    } catch (error) {
      // The rows may exist all the same. The sweep removes what has none.
      if (isConnectionLost(error)) isKept = () => true
      throw error
    } finally {
      // The sweep makes up for a failed removal; the caller should get the first error.
      for (const stored of held) await claims.release(stored.key, isKept(stored)).catch(() => undefined)
    }
  }

  return {
    ...openAddresses(addressing),
    stagingDir,
    storing,
    async store(upload, visibility) {
      const stored = await hold(upload, visibility)
      await claims.release(stored.key, true)
      return stored
    },
    removeUnused: (key, isInUse) => claims.removeUnused(key, isInUse),
    makeVariants: (key, width) => addVariants(storage, key, width),
    small: (key) => cache.get(key),
    size: async (key) => (await storage.stat(key))?.bytes,
    read: (key, range) => storage.read(key, range),
    list: () => storage.list(),
    parts: {
      put: (key, data, place) => storage.putPart(key, data, place),
      lend: (key, bytes, path) => storage.lend(key, bytes, path),
      remove: (key) => storage.remove(key),
      list: () => storage.listParts(),
    },
    close: () => storage.close(),
  }
}

async function addVariants(storage: Storage, key: string, width: number): Promise<Variant[]> {
  const wanted = variantsOf(width)
  const present = await Promise.all(wanted.map((variant) => storage.stat(variantKey(key, variant))))
  const missing = wanted.filter((_, i) => !present[i])
  if (missing.length === 0) return wanted
  const original = await storage.read(key)
  if (!original) return []
  const picture = Buffer.concat(await original.toArray({ signal: AbortSignal.timeout(READ_WITHIN_MS) }))
  await encodeVariants(picture, missing, (variant, data) =>
    storage.put(variantKey(key, variant), data, `image/${variant.format}`),
  )
  return wanted
}
