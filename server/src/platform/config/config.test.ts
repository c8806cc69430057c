import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = () => mkdtempSync(join(tmpdir(), 'baltra-config-'))

test('without a variable it listens on this machine only, with an embedded database and a local desk', () => {
  const config = readConfig({ DATA_DIR: dataDir() })
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    crm: undefined,
    sms: { provider: 'outbox' },
    demo: undefined,
  })
})

test('in production it listens to everybody', () => {
  expect(readConfig({ DATA_DIR: dataDir(), NODE_ENV: 'production' }).host).toBe('0.0.0.0')
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ DATA_DIR: dataDir(), PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  })
})

test('the secret is created once, readable only by its owner', () => {
  const DATA_DIR = dataDir()
  const { authSecret } = readConfig({ DATA_DIR })
  expect(authSecret.length).toBeGreaterThan(40)
  expect(readConfig({ DATA_DIR }).authSecret).toBe(authSecret)
  expect(readFileSync(join(DATA_DIR, 'auth-secret'), 'utf8')).toBe(authSecret)
  expect(statSync(join(DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600)
})

const OIDC = {
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'baltra',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'managers=admin, desk = 2=call_centre,',
}

test('roles of single sign-on are read as pairs, in their order', () => {
  expect(readConfig({ DATA_DIR: dataDir(), ...OIDC }).oidc).toMatchObject({
    name: 'login.example.com',
    roleClaim: 'roles',
    roles: [
      ['managers', 'admin'],
      ['desk = 2', 'call_centre'],
    ],
    only: undefined,
  })
})

test.each([
  [{ PORT: '99999' }, 'PORT: must be a port from 0 to 65535'],
  [{ PORT: 'x' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must be an address such as postgres:/],
  [{ PUBLIC_URL: 'shop' }, /^PUBLIC_URL: must be an address/],
  [{ SMS_PROVIDER: 'pigeon' }, 'SMS_PROVIDER: must be outbox, sparrow or aakash'],
  [{ SMS_PROVIDER: 'sparrow' }, 'SMS_TOKEN: is needed for sparrow'],
  [{ CRM_URL: 'https://crm.example.com' }, 'CRM_ACCESS_KEY: is needed together with CRM_URL'],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, 'S3_BUCKET: is needed together with the other S3 variables'],
  [
    { BACKUP_KEY: 'correct horse battery staple, and some more words' },
    'BACKUP_KEY: must be a whole key of age (AGE-SECRET-KEY-1…): npm run backup:key makes one',
  ],
  [
    // One letter is another.
    { BACKUP_KEY: 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEY' },
    'BACKUP_KEY: must be a whole key of age (AGE-SECRET-KEY-1…): npm run backup:key makes one',
  ],
  [{ OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER: must begin with https:// unless it is on this machine'],
  [{ OIDC_ISSUER: 'https://login.example.com' }, 'OIDC_CLIENT_ID: is needed together with OIDC_ISSUER'],
  [
    { ...OIDC, OIDC_ROLES: 'managers=king' },
    'OIDC_ROLES: “managers=king” must be a value of the claim, “=”, and one of admin, product_incharge, service_incharge, call_centre, centre_incharge',
  ],
  [{ ...OIDC, OIDC_ROLES: 'managers=customer' }, /^OIDC_ROLES: /],
  [{ ...OIDC, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES: must have openid among them'],
  [{ ...OIDC, OIDC_ONLY: '1' }, /^OIDC_EMERGENCY_CONTACT: is needed for OIDC_ONLY/],
  [{ OIDC_ONLY: '1' }, 'OIDC_ISSUER: is needed for OIDC_ONLY'],
  [{ BACKUP_S3_BUCKET: 'copies' }, 'BACKUP_S3_ENDPOINT: is needed for BACKUP_S3_BUCKET'],
  [
    { BACKUP_S3_BUCKET: 'copies', BACKUP_COPY_DIR: '/copies' },
    'BACKUP_S3_BUCKET: a backup is copied there or to BACKUP_COPY_DIR',
  ],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET: must have at least 32 characters'],
  [{ AUTH_SECRET_BEFORE: 'short' }, 'AUTH_SECRET_BEFORE: must have at least 32 characters'],
  [{ DEMO: 'yes' }, 'DEMO: must be 0 or 1'],
  [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: must be a number above 0'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be a pino level'],
  [{ TRUST_PROXY: '127.0.0.1, nginx' }, 'TRUST_PROXY: nginx is neither an address nor a subnet'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD: must have at least 8 characters'],
])('%j is refused in one line', (env, message) => {
  expect(() => readConfig({ DATA_DIR: dataDir(), ...env })).toThrow(message)
})
