import type { S3Config } from '../config/config.ts'
import { openBucket } from './bucket.ts'
import type { Storage } from './storage.ts'

/** Objects in one bucket, never public: all reading goes through our own addresses. */
export function openS3Storage(config: S3Config): Storage {
  const bucket = openBucket(config)
  return {
    ...bucket,
    adopt: (key, path, type) => bucket.putFile(key, path, type),
    async putPart(key, data) {
      await bucket.put(key, data, 'application/octet-stream')
      return true
    },
    lend: async () => false,
    list: () => bucket.list(['media/', 'private/']),
    listParts: () => bucket.list(['uploads/']),
  }
}
