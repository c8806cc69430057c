import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig, type Config } from '../platform/config/config.ts'
import { BackupError } from './backup-error.ts'

/** An installation, by its environment. */
export interface Place {
  config: Config
  /** the current signing secret; a new installation has none yet */
  secret: string | undefined
}

type Environment = Record<string, string | undefined>

/** Unlike the product this creates no secret: a backup with a secret that was never used would be worth little. */
export function placeOf(env: Environment): Place {
  const secret = secretOf(env)
  // The configuration creates a secret only when none is given.
  return { config: readConfig({ ...env, AUTH_SECRET: secret ?? 'none yet'.repeat(4) }), secret }
}

/** As placeOf, but creates no directory. Throws BackupError when there is no installation. */
export function placeInUse(env: Environment): Place & { secret: string } {
  const secret = secretOf(env)
  if (secret !== undefined) return { ...placeOf(env), secret }
  throw new BackupError(
    `There is no auth-secret in ${dataDirOf(env)} and no AUTH_SECRET: is this the place to back up?`,
  )
}

function secretOf(env: Environment): string | undefined {
  const kept = join(dataDirOf(env), 'auth-secret')
  return env.AUTH_SECRET || (existsSync(kept) ? readFileSync(kept, 'utf8').trim() : undefined)
}

const dataDirOf = (env: Environment) => resolve(env.DATA_DIR || './data')
