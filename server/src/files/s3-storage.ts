import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { S3Config } from '../config.ts'
import type { Storage, StoredObject } from './storage.ts'

/** Objects in one bucket, never public themselves: all reading goes through our own addresses. */
export function openS3Storage({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // With the defaults a checksum trailer ended up inside stored objects on servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 60_000 },
  })
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }))
  return {
    put: (key, data, contentType) => disk.put(key, data, { contentType, contentLength: data.byteLength }),
    async putFile(key, path, contentType) {
      const { size } = await stat(path)
      await disk.putStream(key, createReadStream(path), { contentType, contentLength: size })
    },
    async stat(key) {
      const found = await unlessMissing(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })))
      return found && { bytes: found.ContentLength ?? 0 }
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await unlessMissing(client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })))
      // In Node the SDK's body is always a stream of Node.
      return found?.Body as Readable | undefined
    },
    remove: (key) => disk.delete(key),
    // Only what is ours: the bucket may have other users.
    list: () => listBucket(client, bucket, ['media/', 'private/']),
    listParts: () => listBucket(client, bucket, ['uploads/']),
    close: () => client.destroy(),
  }
}

async function* listBucket(
  client: S3Client,
  bucket: string,
  prefixes: readonly string[],
): AsyncGenerator<StoredObject> {
  for (const Prefix of prefixes) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, ContinuationToken }))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified) yield { key: Key, modified: LastModified }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
