import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { S3Config } from '../../config/config.ts'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// s3rver has no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: Record<string, unknown>) => S3Server

/** An S3 server with one bucket; without a directory in one of its own, which goes with it. */
export async function openS3Server({ port: wanted = 0, directory: given = '' } = {}): Promise<{
  config: S3Config
  close(): Promise<void>
}> {
  const directory = given || (await mkdtemp(join(tmpdir(), 's3-')))
  const server = new S3rver({
    port: wanted,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'baltra' }],
  })
  const { port } = await server.run()
  const [endpoint, bucket, region] = [`http://127.0.0.1:${port}`, 'baltra', 'us-east-1']
  return {
    config: { endpoint, bucket, region, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', timeoutMs: 15_000 },
    async close() {
      await server.close()
      if (!given) await rm(directory, { recursive: true, force: true })
    },
  }
}
