import type { Logger } from 'pino'
import type { ResponseCache } from './cache/response-cache.ts'
import type { Config } from './config.ts'
import type { Clock } from './core/clock.ts'
import type { Db } from './core/db.ts'
import type { Database } from './database/connection/open.ts'
import type { Files } from './files/files.ts'
import type { CrmGateway } from './gateways/crm.ts'
import type { MailGateway } from './gateways/mail.ts'
import type { SmsGateway } from './gateways/sms.ts'
import type { Limits } from './http/limits.ts'
import type { Makings } from './http/makings.ts'
import type { Tokens } from './http/tokens.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { LiveValue } from './core/live-value.ts'
import type { ChangedTexts } from './customer-texts/customer-text.queries.ts'
import type { Redirects } from './dead-ends/dead-end.queries.ts'
import type { StoredSettings } from './settings/settings.queries.ts'
import type { PublishedPages } from './website-pages/website-page.queries.ts'

/** The services the domains use; `open-services.ts` composes it. */
export interface Services {
  config: Config
  database: Database
  db: Db
  files: Files
  jobs: Jobs
  sms: SmsGateway
  /** undefined where this installation sends no e-mails */
  mail: MailGateway | undefined
  crm: CrmGateway
  cache: ResponseCache
  settings: LiveValue<StoredSettings>
  customerTexts: LiveValue<ChangedTexts>
  /** the published pages of the website */
  websitePages: LiveValue<PublishedPages>
  redirects: LiveValue<Redirects>
  limits: Limits
  makings: Makings
  tokens: Tokens
  clock: Clock
  log: Logger
  /** Lets running work finish, then closes everything. */
  close(): Promise<void>
}
