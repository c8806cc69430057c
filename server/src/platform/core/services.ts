import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'

/**
 * What the domains work with; `open-services.ts` composes it. A room that opens something else declares its field beside
 * it (`declare module`), so that this file knows none of them.
 */
export interface Services {
  db: Db
  clock: Clock
  log: Logger
  /** Lets running work finish, then closes everything. */
  close(): Promise<void>
}
