import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandInput,
  type ListObjectsV2CommandOutput,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import type { ByteRange, StoredObject } from './storage.ts'
import { StorageAway } from './storage-away.ts'

/** Storing a large film takes longer than any other request. */
const WRITING_TAKES = 4

/** Objects in a bucket. Every call throws StorageAway when the server is unreachable, silent, refuses, or answers as no S3 server does. */
export interface Bucket {
  put(key: string, data: Uint8Array, type: string): Promise<void>
  /** as putFile, of what is made while it is sent */
  putStream(key: string, source: Readable, bytes: number, type: string): Promise<void>
  /** at most 5 GB, as S3 takes in one request */
  putFile(key: string, path: string, type: string): Promise<void>
  stat(key: string): Promise<{ bytes: number } | undefined>
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** those whose key begins with one of these; others may use the bucket too */
  list(prefixes: readonly string[]): AsyncIterable<StoredObject>
  /** the names between a prefix and the next slash */
  folders(prefix: string): Promise<string[]>
  close(): void
}

/** Opens a bucket; nothing is sent before the first call. */
export function openBucket(config: S3Config): Bucket {
  const reader = clientOf(config, config.timeoutMs)
  const writer = clientOf(config, WRITING_TAKES * config.timeoutMs)
  const Bucket = config.bucket

  const put = async (key: string, Body: Uint8Array | Readable, ContentType: string, ContentLength: number) => {
    const stored = new PutObjectCommand({ Bucket, Key: key, Body, ContentType, ContentLength })
    await answered(async () => proven(await writer.send(stored)))
  }
  return {
    put: (key, data, contentType) => put(key, data, contentType, data.byteLength),
    putStream: (key, source, bytes, contentType) => put(key, source, contentType, bytes),
    async putFile(key, path, contentType) {
      const { size } = await stat(path)
      await put(key, createReadStream(path), contentType, size)
    },
    async stat(key) {
      const found = await unlessMissing(async () =>
        proven(await reader.send(new HeadObjectCommand({ Bucket, Key: key }))),
      )
      return found && { bytes: found.ContentLength ?? 0 }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await unlessMissing(async () =>
        proven(await reader.send(new GetObjectCommand({ Bucket, Key: key, Range }))),
      )
      // In Node the SDK's body is always a Node stream.
      return found?.Body as Readable | undefined
    },
    remove: async (key) => {
      await unlessMissing(() => reader.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },
    list: (prefixes) => listBucket(reader, Bucket, prefixes),
    async folders(Prefix) {
      const names = []
      for await (const { CommonPrefixes } of pages(reader, { Bucket, Prefix, Delimiter: '/' }))
        for (const folder of CommonPrefixes ?? []) names.push(folder.Prefix!.slice(Prefix.length, -1))
      return names
    },
    close() {
      reader.destroy()
      writer.destroy()
    },
  }
}

const clientOf = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Config, timeoutMs: number) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    // With the defaults a checksum trailer ended up inside stored objects on servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The default time-out only warns.
    requestHandler: { connectionTimeout: 5_000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })

async function* listBucket(
  client: S3Client,
  Bucket: string,
  prefixes: readonly string[],
): AsyncGenerator<StoredObject> {
  for (const Prefix of prefixes)
    for await (const { Contents } of pages(client, { Bucket, Prefix }))
      for (const { Key, LastModified } of Contents ?? [])
        if (Key && LastModified) yield { key: Key, modified: LastModified }
}

async function* pages(client: S3Client, asked: ListObjectsV2CommandInput): AsyncGenerator<ListObjectsV2CommandOutput> {
  let ContinuationToken: string | undefined
  do {
    const page = await answered(() => client.send(new ListObjectsV2Command({ ...asked, ContinuationToken })))
    yield page
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

/** Every S3 server returns an ETag. A proxy's welcome page with status 200 has none. */
function proven<Answer extends { ETag?: string | undefined }>(answer: Answer): Answer {
  if (!answer.ETag) throw new Error('The S3 server answered without an ETag')
  return answer
}

async function answered<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    throw new StorageAway(error)
  }
}

async function unlessMissing<T>(send: () => Promise<T>): Promise<T | undefined> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw new StorageAway(error)
  }
}
