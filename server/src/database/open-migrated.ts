import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { migrate } from './migrate.ts'
import { openDatabase, type Database } from './open.ts'

/** Opens the configured database and applies migrations. */
export async function openMigrated(config: Config, log: Logger): Promise<Database> {
  const database = await openDatabase({
    dataDir: `${config.dataDir}/database`,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    timeoutMs: config.databaseTimeoutMs,
    log,
  })
  try {
    await migrate(database.db, {
      announce: (migration, purpose) => log.info({ migration, purpose }, 'migration begins'),
    })
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
