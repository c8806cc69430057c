import { pino } from 'pino'
import { ConfigError, readConfig } from './config.ts'
import { CannotStart } from './database/errors.ts'
import { openMigrated } from './database/open-migrated.ts'

/** Starts the product as the environment says. */
export async function run(): Promise<void> {
  try {
    const config = readConfig(process.env)
    // The embedded one opens in a thread of its own, while this one loads the rest.
    const database = openMigrated(config, pino({ level: config.logLevel }))
    database.catch(() => {}) // heard where it is waited for
    const [{ start }, { builtWebsite }] = await Promise.all([import('./start.ts'), import('./website/website.ts')])
    await start(config, { website: builtWebsite(), database })
  } catch (error) {
    // What the operator can act on is one clear line; anything else is our own mistake, with its stack.
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error
    process.stderr.write(`Baltra cannot start: ${error.message}\n`)
    process.exit(1)
  }
}
