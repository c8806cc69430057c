import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Config } from '../config/config.ts'

/**
 * Where the bytes are. Keys look like `media/<name>` and `private/<name>`; those of partial uploads like
 * `uploads/<name>`.
 */
export interface Storage {
  /** Durably stored when it returns; replaces an existing object in one step. */
  put(key: string, data: Uint8Array, type: string): Promise<void>
  /** Copies a file, which stays where it is. */
  putFile(key: string, path: string, type: string): Promise<void>
  /** Takes over a staged file: whether it is still at its path afterwards depends on the storage. */
  adopt(key: string, path: string, type: string): Promise<void>
  /**
   * Stores the next part of a file so that, where the storage can, the whole file lies under the key of its last part.
   * Returns whether it did: not when the part before is gone.
   */
  putPart(key: string, data: Uint8Array, place: PartPlace): Promise<boolean>
  /**
   * Gives a file that lies whole under the key of its last part to this path, without reading it. Returns whether it
   * could. What is changed at the path is changed under the key.
   */
  lend(key: string, bytes: number, path: string): Promise<boolean>
  stat(key: string): Promise<{ bytes: number } | undefined>
  /** Returns the bytes from `start` to `end`, both included, or undefined if there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** The file that begins with a part and that a later one has given its own name, before a row tells of that one. */
  readContinued?(key: string): Promise<Readable | undefined>
  /** Deleting a missing object is not an error. */
  remove(key: string): Promise<void>
  /** All objects except partial uploads. */
  list(): AsyncIterable<StoredObject>
  /** Partial uploads. */
  listParts(): AsyncIterable<StoredObject>
  close(): void
}

interface PartPlace {
  start: number
  /** the part before */
  after: string | undefined
}

export interface ByteRange {
  start: number
  end: number
}

export interface StoredObject {
  key: string
  modified: Date
}

export interface StorageConfig {
  dataDir: string
  s3?: S3Config | undefined
}

/** Opens S3 if configured, else `files` in the data directory. */
export async function openStorage({ dataDir, s3 }: StorageConfig): Promise<Storage> {
  // The S3 client is slow to load, so it is loaded only when used.
  if (s3) return (await import('./s3-storage.ts')).openS3Storage(s3)
  return (await import('./disk-storage.ts')).openDiskStorage(join(dataDir, 'files'))
}
