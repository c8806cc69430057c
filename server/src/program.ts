import { ConfigError, readConfig } from './platform/config/config.ts'
import { CannotStart } from './platform/database/errors.ts'
import { openLog } from './platform/core/log.ts'
import { openMigrated } from './platform/database/connection/open-migrated.ts'

/** Starts the product from its environment; `website` is a module to take instead of the one that was built. */
export async function run({ website }: { website?: string | undefined } = {}): Promise<void> {
  try {
    const config = readConfig(process.env)
    // The embedded database opens in its own thread while this one loads the rest. A server is asked afterwards: on a busy
    // machine loading keeps this thread from its answer until the wait for it has ended.
    const database = config.databaseUrl ? undefined : openMigrated(config, openLog(config.logLevel))
    database?.catch(() => {}) // rejections are handled where it is awaited
    const [{ start }, { builtWebsite }] = await Promise.all([import('./start.ts'), import('./website/website.ts')])
    await start(config, { website: builtWebsite({ module: website }), ...(database && { database }) })
  } catch (error) {
    // An operator's error is one clear line; anything else is our bug, with its stack.
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error
    process.stderr.write(`Baltra cannot start: ${error.message}\n`)
    process.exit(1)
  }
}
