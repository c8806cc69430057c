import type { Logger } from 'pino'
import type { Config } from '../../config/config.ts'
import { migrate, type MigrateOptions } from '../migrate.ts'
import { openDatabase, type Database } from './open.ts'

/** Longer than an index on the largest table takes. */
const LONGEST_MIGRATION_MS = 6 * 60 * 60_000

/** Opens the configured database and applies migrations. */
export async function openMigrated(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseTimeoutMs'>,
  log: Logger,
  options: MigrateOptions = {},
): Promise<Database> {
  const where = {
    dataDir: `${config.dataDir}/database`,
    ...(config.databaseUrl && { databaseUrl: config.databaseUrl }),
    timeoutMs: config.databaseTimeoutMs,
    log,
  }
  const announced: MigrateOptions = {
    announce: (migration, purpose) => log.info({ migration, purpose }, 'migration begins'),
    ...options,
  }
  if (config.databaseUrl) {
    // Connections of its own: what writes a large table anew says nothing for minutes, which others would not wait for.
    const patient = await openDatabase({ ...where, poolSize: 2, silenceMs: LONGEST_MIGRATION_MS })
    await migrate(patient.db, announced).finally(() => patient.close())
    return openDatabase(where)
  }
  const database = await openDatabase(where)
  try {
    await migrate(database.db, announced)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
