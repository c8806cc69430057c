import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../test/fresh-database.ts'
import type { Place } from './queue-world.ts'

/** A directory with an empty, migrated database; both are removed after the test. */
export async function queuePlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'queue-'))
  const database = await freshDatabase(dataDir)
  onTestFinished(async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { dataDir, databaseUrl: database.env.DATABASE_URL }
}
