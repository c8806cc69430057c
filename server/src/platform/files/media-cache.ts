import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { Storage } from './storage.ts'
import { StorageAway } from './storage-away.ts'

const KEPT_BYTES = 32 * 1024 * 1024
const SMALL_BYTES = 256 * 1024
/** How long until another process's deletion is noticed here. */
const KEPT_MS = 60_000
/** Concurrent requests share one read of an object, so a read must not hang. */
const READ_WITHIN_MS = 15_000

export interface MediaCache {
  /** The object; `large` when it has to be streamed; undefined if it does not exist. */
  get(key: string): Promise<Buffer | 'large' | undefined>
  forget(key: string): void
}

/** Caches the small public objects requested most: a variant is 5 to 60 KB, and every page shows a dozen. */
export function openMediaCache(storage: Storage): MediaCache {
  const cache = new LRUCache<string, Buffer | 'large'>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (value) => value.length,
    ttl: KEPT_MS,
    // Requests for the same object share one read.
    fetchMethod: async (key) => {
      const found = await storage.stat(key)
      if (!found) return undefined
      if (found.bytes > SMALL_BYTES) return 'large'
      const stream = await storage.read(key)
      return stream && wholeOf(stream)
    },
  })
  return { get: (key) => cache.fetch(key), forget: (key) => void cache.delete(key) }
}

async function wholeOf(stream: Readable): Promise<Buffer> {
  try {
    return Buffer.concat(await stream.toArray({ signal: AbortSignal.timeout(READ_WITHIN_MS) }))
  } catch (error) {
    throw new StorageAway(error)
  }
}
