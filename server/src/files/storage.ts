import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { S3Config } from '../config.ts'

/** Where the bytes are. Keys look like `media/<name>` and `private/<name>`, those of files that are under way `uploads/<name>`. */
export interface Storage {
  /** Stored for good when it returns; replaces what was there in one step. */
  put(key: string, data: Uint8Array, type: string): Promise<void>
  putFile(key: string, path: string, type: string): Promise<void>
  stat(key: string): Promise<{ bytes: number } | undefined>
  /** Gives the bytes from `start` to `end`, both included, or undefined when there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** An object that is already gone is no error. */
  remove(key: string): Promise<void>
  /** All but what is under way. */
  list(): AsyncIterable<StoredObject>
  /** What is under way. */
  listParts(): AsyncIterable<StoredObject>
  close(): void
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

/** Opens S3 where it is configured, else `files` in the data directory. */
export async function openStorage({ dataDir, s3 }: StorageConfig): Promise<Storage> {
  // The S3 client takes long to load, so only those load it who use it.
  if (s3) return (await import('./s3-storage.ts')).openS3Storage(s3)
  return (await import('./disk-storage.ts')).openDiskStorage(join(dataDir, 'files'))
}
