import type { Services } from '../core/services.ts'
import { z } from 'zod'
import { defineJob } from '../jobs/define-job.ts'
import { findFile, isKeyInUse, keysInUse, setVariants } from './file-rows.ts'
import { originalKey } from './media-names.ts'

/** With backoff, two to three hours: a storage outage ends. */
const PATIENT = { retryLimit: 12, retryDelay: 5, retryDelayMax: 1800 }
const DAY_MS = 24 * 60 * 60_000

/** Makes the variants of a shop picture; existing ones are kept. */
export const makeVariants = defineJob(
  'file.variants',
  z.object({ file: z.int(), tags: z.array(z.string()) }),
  async ({ file: id, tags }, { db, files, cache }: Services) => {
    const file = await findFile(db, id)
    if (!file?.width) return
    const variants = await files.makeVariants(file.key, file.width)
    // The row may have been deleted meanwhile, and its files removed before the last variant was stored.
    if (!(await setVariants(db, file.key, variants))) await files.removeUnused(file.key, () => isKeyInUse(db, file.key))
    await cache.drop(tags)
  },
  PATIENT,
)

/** Removes objects whose rows were deleted, except those another row refers to. */
export const removeObjects = defineJob(
  'file.remove',
  z.object({ keys: z.array(z.string()) }),
  async ({ keys }, { db, files }: Services) => {
    for (const key of keys) await files.removeUnused(key, () => isKeyInUse(db, key))
  },
  PATIENT,
)

/** Removes objects without a row: what a killed process stored and could not record. */
export const sweepObjects = defineJob(
  'file.sweep',
  z.object({}),
  async (_, { db, files, clock }: Services) => {
    const before = clock.now().getTime() - DAY_MS
    let batch = new Set<string>()
    const clear = async () => {
      const used = await keysInUse(db, [...batch])
      for (const key of batch) if (!used.has(key)) await files.removeUnused(key, () => isKeyInUse(db, key))
      batch = new Set()
    }
    for await (const { key, modified } of files.list()) {
      if (modified.getTime() > before) continue
      batch.add(originalKey(key))
      if (batch.size === 500) await clear()
    }
    if (batch.size > 0) await clear()
  },
  { cron: '40 2 * * *', expireInSeconds: 3600 },
)
