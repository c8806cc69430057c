import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import type { DB } from './database/schema.ts'
import type { Files } from './files/files.ts'
import type { CrmGateway } from './gateways/crm.ts'
import type { SmsGateway } from './gateways/sms.ts'
import type { Limits } from './http/limits.ts'
import type { Jobs } from './jobs/jobs.ts'

/** The database, or a transaction in it: what a query function takes first. */
export type Db = Kysely<DB>

/** All that the application needs from outside. */
export interface Services {
  config: Config
  database: Database
  db: Db
  files: Files
  jobs: Jobs
  sms: SmsGateway
  crm: CrmGateway
  cache: ResponseCache
  limits: Limits
  redis: Redis | undefined
  /** signs session tokens */
  tokenKey: Uint8Array
  clock: Clock
  log: Logger
}
