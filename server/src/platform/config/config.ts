import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bech32 } from '@scure/base'
import { isStaff, ROLES, type Role } from 'contract/core/roles'
import { z } from 'zod'
import { givenBrand, type GivenBrand } from './brand-variables.ts'
import { oidcConfig, type OidcConfig } from './oidc-config.ts'
import { isMailbox } from '../core/mailbox.ts'
import { trustedProxies } from '../core/trusted-proxies.ts'

/** The environment, parsed once. */
export interface Config {
  production: boolean
  port: number
  host: string
  /** base of all links: scheme, host, port, without a trailing slash */
  publicUrl: string
  /** absolute links in responses only with a configured PUBLIC_URL: people may come by other names */
  absoluteLinks: boolean
  dataDir: string
  databaseUrl: string | undefined
  /** where the product backs itself up every night; undefined: it does not */
  backupDir: string | undefined
  /** where each backup is copied to */
  backupCopyDir: string | undefined
  /** to which each backup is copied, instead of a second directory */
  backupBucket: S3Config | undefined
  /** an identity of age, with which copies are encrypted; undefined: they lack the secret */
  backupKey: string | undefined
  databaseTimeoutMs: number
  redisUrl: string | undefined
  s3: S3Config | undefined
  sms: { provider: 'outbox' | 'sparrow' | 'aakash'; token: string; sender: string; url: string | undefined }
  /** undefined: no e-mails are sent; without `smtp` they are kept in a file */
  mail: { smtp: string | undefined; from: string } | undefined
  /** `inwardKey` signs what the CRM sends us; the access key goes out with each dispatch */
  crm: { url: string; accessKey: string; inwardKey: string } | undefined
  authSecret: string
  /** the previous secret, which still verifies and decrypts while it is changed */
  authSecretBefore: string | undefined
  admin: { contact: string; password: string | undefined }
  /** the organisation's own sign-in of staff; undefined: they have passwords here alone */
  oidc: OidcConfig | undefined
  /** for a database whose settings were never changed */
  brand: GivenBrand | undefined
  /** lets a monitor elsewhere read what otherwise answers on this machine only */
  metricsToken: string | undefined
  /** undefined: load it on a new embedded database */
  demo: boolean | undefined
  /** the roles that need a second factor whatever the settings say, and from which day; empty: at once */
  secondFactor: { roles: Role[]; from: string }
  /** how long staff are offered to take something back, and whoever is told of it waits; pages carry it */
  undoSeconds: number
  rateLimitScale: number
  /** lag of the event loop beyond which requests are refused for a moment; 0: never */
  shedAfterMs: number
  logLevel: string
  /** addresses and subnets of one's own network that webhooks may reach */
  webhookNetworks: string[]
  /** addresses of reverse proxies whose X-Forwarded headers are trusted */
  trustProxy: string[]
}

declare module '../core/services.ts' {
  interface Services {
    config: Config
  }
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** time-out for a response; four times as long for writes */
  timeoutMs: number
}

/** An invalid variable: one clear line, and no start. */
export class ConfigError extends Error {}

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1')
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const seconds = z.coerce.number().min(0.1, 'must be a number of seconds').max(600, 'must be at most 600 seconds')

/** Long, because no request waits for a backup. */
const BACKUP_S3_TIMEOUT_MS = 150_000

/** Its letters have a checksum, so a slip is noticed before anything is encrypted with it. */
function isAgeKey(key: string): boolean {
  try {
    const { prefix, bytes } = bech32.decodeToBytes(key)
    return prefix === 'age-secret-key-' && bytes.length === 32
  } catch {
    return false
  }
}

const secret = z.string().min(32, 'must have at least 32 characters')

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65535, 'must be a port from 0 to 65535').default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: address(/^https?$/, 'https://shop.example.com').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_COPY_DIR: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .trim()
    .refine(isAgeKey, 'must be a whole key of age (AGE-SECRET-KEY-1…): npm run backup:key makes one')
    .optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ENDPOINT: address(/^https?$/, 'https://s3.example.com').optional(),
  BACKUP_S3_REGION: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_TIMEOUT: seconds.default(15),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional(),
  S3_ENDPOINT: address(/^https?$/, 'https://s3.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_TIMEOUT: seconds.default(15),
  SMS_PROVIDER: z
    .enum(['outbox', 'sparrow', 'aakash'], { error: 'must be outbox, sparrow or aakash' })
    .default('outbox'),
  SMS_TOKEN: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  SMS_URL: address(/^https?$/, 'https://sms.example.com').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: z
    .string()
    .trim()
    .refine(isMailbox, 'must be an address such as service@example.com; the name of the brand is put before it')
    .optional(),
  CRM_URL: address(/^https?$/, 'https://crm.example.com/requests').optional(),
  CRM_ACCESS_KEY: z.string().optional(),
  CRM_INWARD_KEY: secret.optional(),
  AUTH_SECRET: secret.optional(),
  AUTH_SECRET_BEFORE: secret.optional(),
  ADMIN_CONTACT: z
    .string()
    .regex(/^\d{10}$/, 'must be a mobile number of 10 digits')
    .default('9800000000'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  OIDC_ISSUER: address(/^https?$/, 'https://login.example.com').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters').optional(),
  OIDC_SCOPES: z.string().trim().default('openid profile email phone'),
  OIDC_ROLE_CLAIM: z.string().trim().default('roles'),
  OIDC_ROLES: z.string().optional(),
  OIDC_CENTRE_CLAIM: z.string().trim().optional(),
  OIDC_ADD_ACCOUNTS: flag.optional(),
  OIDC_ONLY: flag.optional(),
  OIDC_EMERGENCY_CONTACT: z
    .string()
    .regex(/^\d{10}$/, 'must be a mobile number of 10 digits')
    .optional(),
  DEMO: flag.optional(),
  UNDO_SECONDS: z.coerce.number().min(0).max(60, 'must be at most 60 seconds').default(10),
  SHED_AFTER_MS: z.coerce.number().min(0).max(60_000, 'must be at most 60000 milliseconds').default(500),
  RATE_LIMIT_SCALE: z.coerce.number().positive('must be a number above 0').default(1),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(ROLES.filter(isStaff), { error: 'must be roles of staff, such as admin,service_incharge' })))
    .default([]),
  SECOND_FACTOR_FROM: z.iso.date('must be a day such as 2027-01-31').default(''),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], { error: 'must be a pino level' })
    .default('info'),
  TRUST_PROXY: z.string().optional(),
  WEBHOOK_NETWORKS: z.string().optional(),
})

/**
 * Reads and validates the environment. Empty variables count as absent. Creates `DATA_DIR`, and a secret in it when
 * none is given. Throws ConfigError with one line that names the variable.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    throw new ConfigError(`${issue.path.join('.')}: ${issue.message}`)
  }
  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const host = e.HOST ?? (production ? '0.0.0.0' : '127.0.0.1')
  const dataDir = resolve(e.DATA_DIR)
  makeDirectory(dataDir)
  return {
    production,
    port: e.PORT,
    host,
    publicUrl: (e.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${e.PORT}`).replace(/\/+$/, ''),
    absoluteLinks: e.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    backupCopyDir: backupDirOf(e.BACKUP_COPY_DIR, undefined),
    backupBucket: backupBucketOf(e),
    backupKey: e.BACKUP_KEY,
    backupDir: backupDirOf(e.BACKUP_DIR, production ? join(dataDir, 'backups') : undefined),
    databaseTimeoutMs: e.DATABASE_TIMEOUT * 1000,
    redisUrl: e.REDIS_URL,
    s3: s3Config(e),
    sms: smsConfig(e),
    mail: mailConfig(e, production),
    crm: crmConfig(e),
    authSecret: e.AUTH_SECRET ?? keptSecret(dataDir),
    authSecretBefore: e.AUTH_SECRET_BEFORE,
    admin: { contact: e.ADMIN_CONTACT, password: e.ADMIN_PASSWORD },
    oidc: oidcConfig(e, refuse),
    brand: givenBrand(given, refuse),
    demo: e.DEMO,
    undoSeconds: e.UNDO_SECONDS,
    secondFactor: { roles: e.REQUIRE_SECOND_FACTOR, from: e.SECOND_FACTOR_FROM },
    rateLimitScale: e.RATE_LIMIT_SCALE,
    shedAfterMs: e.SHED_AFTER_MS,
    metricsToken: e.METRICS_TOKEN,
    logLevel: e.LOG_LEVEL,
    trustProxy: networksOf('TRUST_PROXY', e.TRUST_PROXY),
    webhookNetworks: networksOf('WEBHOOK_NETWORKS', e.WEBHOOK_NETWORKS),
  }
}

const refuse = (variable: string, why: string): never => {
  throw new ConfigError(`${variable}: ${why}`)
}

type Environment = z.output<typeof environment>

function s3Config(e: Environment): S3Config | undefined {
  if (!e.S3_ENDPOINT && !e.S3_BUCKET) return undefined
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!e[name]) throw new ConfigError(`${name}: is needed together with the other S3 variables`)
  return {
    endpoint: e.S3_ENDPOINT!,
    bucket: e.S3_BUCKET!,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID!,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY!,
    timeoutMs: e.S3_TIMEOUT * 1000,
  }
}

/** The server and keys of the files, where a backup's bucket has none of its own. */
function backupBucketOf(e: Environment): S3Config | undefined {
  if (!e.BACKUP_S3_BUCKET) return undefined
  if (e.BACKUP_COPY_DIR) throw new ConfigError('BACKUP_S3_BUCKET: a backup is copied there or to BACKUP_COPY_DIR')
  if (e.BACKUP_S3_BUCKET === e.S3_BUCKET && !e.BACKUP_S3_ENDPOINT)
    throw new ConfigError('BACKUP_S3_BUCKET: must be another bucket than that of the files')
  const given = (own: string | undefined, variable: 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY') => {
    const value = own || e[variable]
    if (!value) throw new ConfigError(`BACKUP_${variable}: is needed for BACKUP_S3_BUCKET`)
    return value
  }
  return {
    endpoint: given(e.BACKUP_S3_ENDPOINT, 'S3_ENDPOINT'),
    bucket: e.BACKUP_S3_BUCKET,
    region: e.BACKUP_S3_REGION || e.S3_REGION,
    accessKeyId: given(e.BACKUP_S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: given(e.BACKUP_S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
    timeoutMs: BACKUP_S3_TIMEOUT_MS,
  }
}

function smsConfig(e: Environment): Config['sms'] {
  if (e.SMS_PROVIDER !== 'outbox' && !e.SMS_TOKEN) throw new ConfigError(`SMS_TOKEN: is needed for ${e.SMS_PROVIDER}`)
  if (e.SMS_PROVIDER === 'sparrow' && !e.SMS_SENDER) throw new ConfigError('SMS_SENDER: is needed for sparrow')
  return { provider: e.SMS_PROVIDER, token: e.SMS_TOKEN ?? '', sender: e.SMS_SENDER ?? '', url: e.SMS_URL }
}

/** While trying the product out they go to a file; in production nobody would ever read it. */
function mailConfig({ SMTP_URL: smtp, MAIL_FROM: from }: Environment, production: boolean): Config['mail'] {
  if (smtp === undefined) return production ? undefined : { smtp, from: from ?? 'service@localhost.localdomain' }
  if (from === undefined) throw new ConfigError('MAIL_FROM: is needed together with SMTP_URL')
  return { smtp, from }
}

function crmConfig(e: Environment): Config['crm'] {
  if (!e.CRM_URL) return undefined
  if (!e.CRM_ACCESS_KEY) throw new ConfigError('CRM_ACCESS_KEY: is needed together with CRM_URL')
  return { url: e.CRM_URL, accessKey: e.CRM_ACCESS_KEY, inwardKey: e.CRM_INWARD_KEY ?? e.CRM_ACCESS_KEY }
}

function networksOf(variable: string, list: string | undefined): string[] {
  const networks = list?.split(',').map((part) => part.trim()) ?? []
  try {
    trustedProxies(networks)
  } catch (error) {
    throw new ConfigError(`${variable}: ${(error as Error).message}`)
  }
  return networks
}

function makeDirectory(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${dataDir} cannot be used (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** Generated once, readable by its owner alone. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret')
  if (!existsSync(path)) writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  return readFileSync(path, 'utf8').trim()
}

const backupDirOf = (given: string | undefined, otherwise: string | undefined): string | undefined =>
  given === undefined ? otherwise : given === 'off' ? undefined : resolve(given)
