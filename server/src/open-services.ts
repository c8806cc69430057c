import type { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { tellExported } from './activity/tell-exported.ts'
import { EVERYTHING, noBroadcast, type Broadcast } from './platform/cache/broadcast.ts'
import { postgresBroadcast } from './platform/cache/postgres-broadcast.ts'
import { redisBroadcast } from './platform/cache/redis-broadcast.ts'
import { createCache } from './platform/cache/response-cache.ts'
import { systemClock, today, type Clock } from './platform/core/clock.ts'
import type { Config } from './platform/config/config.ts'
import { CUSTOMER_TEXTS } from './customer-texts/customer-text.tags.ts'
import { liveTexts } from './customer-texts/live-texts.ts'
import { factorNeededFrom } from './factors/needed-from.ts'
import { openMigrated } from './platform/database/connection/open-migrated.ts'
import type { Database } from './platform/database/connection/open.ts'
import { liveRedirects } from './dead-ends/live-redirects.ts'
import { REDIRECTS } from './dead-ends/redirect.tags.ts'
import { openFiles } from './platform/files/files.ts'
import { crmGateway } from './platform/gateways/crm-gateway.ts'
import { recordedCrm, recordedMail, recordedSms } from './platform/gateways/gateway-use.ts'
import { mailGateway } from './platform/gateways/mail-gateway.ts'
import { smsGateway } from './platform/gateways/sms-gateway.ts'
import { raiseAlarm } from './alarms/raise-alarm.ts'
import { keyRing } from './api-keys/key-ring.ts'
import { createLimits } from './platform/http/limits.ts'
import { createMakings } from './platform/http/makings.ts'
import { openTokens } from './platform/http/tokens.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { Job } from './platform/jobs/define-job.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import type { Services } from './platform/core/services.ts'
import { grantsOf } from 'contract/settings/grants'
import { liveSettings } from './settings/live-settings.ts'
import { SETTINGS } from './settings/settings.tags.ts'
import { livePages } from './website-pages/live-pages.ts'
import { WEBSITE_PAGES_CHANGED } from './website-pages/website-page.tags.ts'
import { keptHeaders } from './platform/http/headers.ts'

export interface ServiceOptions {
  config: Config
  log: Logger
  clock?: Clock
  /** print messages of the outboxes on the terminal */
  printSms?: boolean
  /** an open, migrated database, which stays open; without it the configured one is opened */
  database?: Database
  /** the same while it is still opening; it is closed with the rest */
  opening?: Promise<Database> | undefined
  allJobs?: readonly Job<object, Services>[]
}

const CACHE_BYTES = 32 * 1024 * 1024

/** Opens everything and migrates the database; on failure closes what was open. */
export async function openServices({
  config,
  log,
  clock = systemClock,
  printSms = false,
  database: given,
  opening,
  allJobs = ALL_JOBS,
}: ServiceOptions): Promise<Services> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    while (closers.length > 0) await closers.pop()?.()
  }
  try {
    const database = given ?? (await (opening ?? openMigrated(config, log)))
    if (!given) closers.push(() => database.close())
    const files = await openFiles({
      ...config,
      publicUrl: config.absoluteLinks ? config.publicUrl : undefined,
      secret: config.authSecret,
      secretBefore: config.authSecretBefore,
      clock,
    })
    closers.push(() => files.close())
    const redis = config.redisUrl ? await openRedis(config.redisUrl) : undefined
    redis?.on('error', (error) => log.warn({ reason: error.message }, 'redis is away'))
    closers.push(() => redis?.disconnect())
    const reading = { db: database.db, log }
    const settings = liveSettings(reading)
    const customerTexts = liveTexts(reading)
    const websitePages = livePages(reading)
    const redirects = liveRedirects(reading)
    const cache = createCache({
      maxBytes: CACHE_BYTES,
      headers: keptHeaders(config.publicUrl),
      broadcast: broadcastOf(config, redis, log),
      heard: (tags) => {
        const isFor = (tag: string) => tags.includes(tag) || tags.includes(EVERYTHING)
        if (isFor(SETTINGS)) void settings.reload()
        if (isFor(CUSTOMER_TEXTS)) void customerTexts.reload()
        if (isFor(WEBSITE_PAGES_CHANGED)) void websitePages.reload()
        if (isFor(REDIRECTS)) void redirects.reload()
      },
      log,
    })
    closers.push(() => cache.close())
    await cache.listening()
    await Promise.all([settings.reload(), customerTexts.reload(), websitePages.reload(), redirects.reload()])
    const limits = createLimits({
      redis,
      scale: config.rateLimitScale,
      onAlarm(kind, count, within) {
        log.warn({ kind, count }, 'alarm raised')
        raiseAlarm({ db: database.db, clock }, kind, count, { within }).catch((error: unknown) =>
          log.error({ err: error }, 'alarm not kept'),
        )
      },
    })
    const book = {
      db: database.db,
      clock,
      onError: (error: unknown) => log.warn({ err: error }, 'how a gateway answered is not kept'),
    }
    const mail = mailGateway(config, { clock, print: printSms, sender: () => settings.current.brand_name })
    const jobs = await openJobs({ database, log, jobs: allJobs })
    closers.push(() => jobs.stop())
    return {
      config,
      database,
      db: database.db,
      files,
      jobs,
      sms: recordedSms(smsGateway(config, clock, printSms), book),
      mail: mail && recordedMail(mail, book),
      crm: recordedCrm(crmGateway(config, { db: database.db, clock, prefix: () => settings.current.job_prefix }), book),
      cache,
      settings,
      granted: () => grantsOf(settings.current),
      factorNeededFrom: (role) => factorNeededFrom(role, config.secondFactor, settings.current, today(clock)),
      customerTexts,
      websitePages,
      redirects,
      limits,
      makings: createMakings(limits, config.rateLimitScale),
      tokens: openTokens({ secret: config.authSecret, secretBefore: config.authSecretBefore, clock }),
      keyRing: keyRing({ db: database.db, clock }),
      tellExported,
      clock,
      log,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The longest a request waits for Redis; then it counts as gone, and is reconnected. */
const REDIS_ANSWERS_WITHIN_MS = 1000

async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  return new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: REDIS_ANSWERS_WITHIN_MS,
    socketTimeout: REDIS_ANSWERS_WITHIN_MS,
    connectTimeout: REDIS_ANSWERS_WITHIN_MS,
  })
}

function broadcastOf(config: Config, redis: Redis | undefined, log: Logger): Broadcast {
  if (redis) return redisBroadcast(redis, log)
  const { databaseUrl, databaseTimeoutMs: timeoutMs } = config
  return databaseUrl ? postgresBroadcast({ connectionString: databaseUrl }, { timeoutMs, log }) : noBroadcast
}
