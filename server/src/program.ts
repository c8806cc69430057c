import { ConfigError, readConfig } from './config.ts'
import { CannotStart } from './database/errors.ts'
import { start } from './start.ts'
import { builtWebsite } from './website/website.ts'

/** Starts the product as the environment says. */
export async function run(): Promise<void> {
  try {
    await start(readConfig(process.env), { website: builtWebsite() })
  } catch (error) {
    // What the operator can act on is one clear line; anything else is our own mistake, with its stack.
    if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error
    process.stderr.write(`Baltra cannot start: ${error.message}\n`)
    process.exit(1)
  }
}
