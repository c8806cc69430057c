import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload } from 'contract/core/endpoint'
import { onTestFinished } from 'vitest'
import { testClock } from '../../../../test/test-clock.ts'
import { openFiles, type Files } from '../files.ts'
import { openS3Server } from './s3-server.ts'

/** Files over a storage of their own: a directory, or an S3 server. */
export async function testFiles(kind: 'disk' | 's3' = 'disk', given?: string) {
  const dataDir = given ?? (await newDataDir())
  const clock = testClock()
  const server = kind === 's3' ? await openS3Server() : undefined
  const files = await openFiles({ dataDir, s3: server?.config, secret: 'a secret of this test', clock })
  onTestFinished(async () => {
    files.close()
    await server?.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  let count = 0
  /** a staged file, as `readMultipart` leaves it */
  const staged = async (data: Buffer, kind: Upload['kind'] = 'image', type = 'image/png'): Promise<Upload> => {
    const path = join(files.stagingDir, String((count += 1)))
    await writeFile(path, data)
    return { field: 'image', path, filename: 'a', kind, type, bytes: data.length, by: 'somebody' }
  }
  return { dataDir, clock, files, staged, keys: () => keysOf(files), bytesOf: (key: string) => bytesOf(files, key) }
}

/** For `testFiles`, which removes it. */
export const newDataDir = () => mkdtemp(join(tmpdir(), 'files-'))

/** Everything that is in the storage. */
export async function keysOf(files: Files): Promise<string[]> {
  const keys = []
  for await (const { key } of files.list()) keys.push(key)
  return keys.toSorted()
}

export async function bytesOf(files: Files, key: string): Promise<Buffer> {
  const stream = await files.read(key)
  return Buffer.concat((await stream?.toArray()) ?? [])
}
