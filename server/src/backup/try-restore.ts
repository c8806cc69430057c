import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config/config.ts'
import { refuseWithoutRoom, sizeOf } from './room.ts'
import { environmentOf, runCommand } from './run-command.ts'
import { dropLeftDatabases, inScratchDatabase } from './scratch-database.ts'

/** Begins the names of scratch directories, which are removed after a crash too. */
export const SCRATCH = 'check-'

/**
 * Restores a backup into a scratch location, which compares every file with its checksum and the rows of each table
 * with what was counted, and removes it again. Rejects with the reason. If the database user may not create databases,
 * only the files are verified against their checksums.
 */
export async function tryRestore(config: Config, directory: string, backup: string): Promise<void> {
  if (config.databaseUrl) await dropLeftDatabases(config.databaseUrl)
  await refuseWithoutRoom(directory, await sizeOf(backup), 'to try this backup takes')
  const scratch = await mkdtemp(join(directory, SCRATCH))
  try {
    // Without the bucket, so that its objects are restored to the disk.
    const env = environmentOf({ ...config, dataDir: scratch, s3: undefined })
    if (!config.databaseUrl) return await runCommand('restore', [backup], env)
    await inScratchDatabase(config.databaseUrl, (url) =>
      url === undefined
        ? runCommand('restore', [backup, '--check'], env)
        : runCommand('restore', [backup], { ...env, DATABASE_URL: url }),
    )
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
