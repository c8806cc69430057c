import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Upload } from 'contract/core/endpoint'
import Fastify from 'fastify'
import { pino } from 'pino'
import type { EmptyDatabase } from '../../../../test/empty-database.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { readConfig } from '../../config/config.ts'
import { handleErrors } from '../../http/error-handler.ts'
import { openServices } from '../../../open-services.ts'
import { addFile } from '../file.queries.ts'
import { makeVariants, removeObjects, sweepObjects } from '../file.jobs.ts'
import { fileRoutes } from '../file.routes.ts'
import type { StoredFile } from '../file-rows.ts'
import { openS3Server } from './s3-server.ts'
import { keysOf } from './test-files.ts'

/** The file routes and jobs, over a storage of their own and an empty database. The caller closes it. */
export async function fileApp(storage: 'disk' | 's3', { database, env }: EmptyDatabase) {
  const dataDir = await mkdtemp(join(tmpdir(), 'file-app-'))
  const server = storage === 's3' ? await openS3Server() : undefined
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: '0',
    ...env,
    ...(server && {
      S3_ENDPOINT: server.config.endpoint,
      S3_BUCKET: server.config.bucket,
      S3_ACCESS_KEY_ID: server.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: server.config.secretAccessKey,
    }),
  })
  const clock = testClock()
  const services = await openServices({ config, clock, database, log: pino({ level: 'silent' }) })
  const { db, jobs, files } = services
  await jobs.work([makeVariants, removeObjects, sweepObjects], services)
  const app = Fastify({ routerOptions: { maxParamLength: 300 } })
  handleErrors(app)
  fileRoutes(app, services)
  let count = 0
  return {
    dataDir,
    services,
    clock,
    keys: () => keysOf(files),
    close: async () => {
      await app.close()
      await services.close()
      await server?.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    /** stores a file with its row, as a service does */
    add: async (
      data: Buffer,
      visibility: StoredFile['visibility'],
      kind: Upload['kind'] = 'image',
      type = 'image/png',
    ) => {
      const path = join(files.stagingDir, String((count += 1)))
      await writeFile(path, data)
      const upload: Upload = { field: 'image', path, filename: 'a', kind, type, bytes: data.length, by: 'somebody' }
      return files.storing({ upload }, visibility, async ({ upload: stored }) => {
        const id = await db.transaction().execute((tx) => addFile(tx, jobs, stored, ['product:1']))
        return { ...stored, id }
      })
    },
    get: (address: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url: address.replace(config.publicUrl, ''), headers }),
  }
}

export type FileApp = Awaited<ReturnType<typeof fileApp>>

/** Waits for the effects of jobs. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  for (const end = Date.now() + 20_000; !(await isSo()); await delay(20))
    if (Date.now() > end) throw new Error(`Not in time: ${String(isSo)}`)
}
