import { normalizePhone } from 'contract/core/texts/digits'
import { systemClock } from '../platform/core/clock.ts'
import { openLog } from '../platform/core/log.ts'
import { ConfigError, readConfig } from '../platform/config/config.ts'
import { openMigrated } from '../platform/database/connection/open-migrated.ts'
import { CannotStart } from '../platform/database/errors.ts'
import { NoSuchStaff, resetFactor } from './reset-factor.ts'

/** `npm run reset-factor -- <mobile number>`: run on the server, it lets a member of staff in again. */
export async function resetFactorCommand(args: string[], env: Record<string, string | undefined>): Promise<void> {
  const [typed, ...more] = args
  const contact = String(normalizePhone(typed ?? ''))
  try {
    if (!contact || more.length > 0)
      throw new NoSuchStaff('npm run reset-factor -- <mobile number of a member of staff>')
    const config = readConfig(env)
    const database = await openMigrated(config, openLog('warn'))
    try {
      const code = await resetFactor({ db: database.db, clock: systemClock, config }, contact)
      process.stdout.write(
        `The second factor of ${contact} is taken away, and they are signed out everywhere.\n` +
          `With their password and this recovery code they sign in once, and add another one: ${code}\n`,
      )
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof NoSuchStaff || error instanceof ConfigError || error instanceof CannotStart)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
