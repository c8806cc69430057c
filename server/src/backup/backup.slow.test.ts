import { mkdir, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { systemClock } from '../platform/core/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { openFiles } from '../platform/files/files.ts'
import { openS3Server } from '../platform/files/testing/s3-server.ts'
import { keysOf } from '../platform/files/testing/test-files.ts'
import { openServices } from '../open-services.ts'
import { backUp } from './backup.ts'
import { openChannel } from './channel.ts'
import { writeSums } from './checksums.ts'
import { copyAway } from './copy-away.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { placeInUse, placeOf } from './place.ts'
import { restore } from './restore.ts'
import { emptyPlace, KIND, run, type TestPlace } from './testing/places.ts'

const servicesOn = async ({ env }: Pick<TestPlace, 'env'>) => {
  const config = readConfig({ ...env, DEMO: '0' })
  const services = await openServices({ config, log: pino({ level: 'silent' }) })
  onTestFinished(() => services.close())
  return services
}

/** A product with one registration and its documents. */
async function product(env: Record<string, string> = {}) {
  const place = await emptyPlace(KIND, { migrated: true })
  Object.assign(place.env, env)
  const services = await servicesOn(place)
  const channel = await openChannel(services)
  onTestFinished(() => channel.close())
  await buildRegistration(services)
  const stop = async () => {
    await channel.close()
    await services.close()
  }
  return { place, services, stop, target: join(place.dataDir, 'backups', 'one') }
}

/** Each opening of an embedded database takes a second of processor time. */
const SLOW = { timeout: 120_000 }
const silent = () => {}
const backUpOf = ({ env }: TestPlace, target: string) => backUp({ place: placeInUse(env), target, say: silent })
const restoreTo = ({ env }: TestPlace, source: string, replace = false, unverified = false) =>
  restore({ place: placeOf(env), source, replace, unverified, say: silent })
const wordsOf = (refused: Promise<unknown>) =>
  refused.then(
    () => 'nothing was refused',
    (error: Error) => error.message,
  )

test('a restore replaces data only on request, and keeps the previous data aside', SLOW, async () => {
  const { place, services, stop, target } = await product()
  await backUpOf(place, target)
  await buildRegistration(services)
  expect(await wordsOf(restoreTo(place, target, true))).toMatch(/in use by (another )?Baltra/)
  await stop()
  expect(await wordsOf(restoreTo(place, target))).toMatch(/^There is data already \(.*\): say --replace/)

  const { aside } = await restoreTo(place, target, true)
  const restored = await servicesOn(place)
  expect(await restored.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
  expect(await keysOf(restored.files)).toHaveLength(3)
  expect(await readdir(join(aside.at(-1)!, 'files', 'private'))).toHaveLength(6)
  expect(aside).toHaveLength(KIND === 'embedded' ? 1 : 3)
})

test.runIf(KIND === 'postgresql')(
  'PostgreSQL: what was set aside can be read, and a restore that fails leaves all as it was',
  SLOW,
  async () => {
    const { place, stop, target } = await product()
    await backUpOf(place, target)
    await stop()
    const { aside } = await restoreTo(place, target, true)
    const restored = await servicesOn(place)
    await buildRegistration(restored)
    const count = async (schema: string) =>
      (await restored.database.pool.query(`select count(*)::int as n from ${schema}.registration`)).rows
    expect(await count(aside.find((name) => name.endsWith('_public'))!.replace('schema ', ''))).toEqual([{ n: 1 }])
    await restored.close()

    const wrong = await readManifest(target)
    wrong.database.rows['public.registration'] = 9
    await writeManifest(target, wrong)
    await writeSums(target, new Map(), placeInUse(place.env).secret)
    expect(await wordsOf(restoreTo(place, target, true))).toBe(
      'What was restored is not what was saved: public.registration',
    )
    const again = await servicesOn(place)
    expect(await again.db.selectFrom('registration').select('id').execute()).toHaveLength(2)
  },
)

test(
  'a backup is for its owner alone and tells what was lost already; a damaged or unfinished one is refused',
  SLOW,
  async () => {
    const { place, services, target } = await product()
    const { key } = await services.db.selectFrom('file').select('key').limit(1).executeTakeFirstOrThrow()
    await rm(join(place.dataDir, 'files', key))
    const { warning, files, database } = await backUpOf(place, target)
    expect(warning).toContain('auth-secret')
    expect([files.number, files.lost, database.rows['public.registration']]).toEqual([2, [key], 1])
    const entries = ['.', ...(await readdir(target, { recursive: true }))]
    const modes = await Promise.all(entries.map(async (name) => (await stat(join(target, name))).mode & 0o77))
    expect(new Set(modes)).toEqual(new Set([0]))

    const elsewhere = await emptyPlace(KIND)
    const attempt = () => wordsOf(restoreTo(elsewhere, target))
    const [paper = ''] = await readdir(join(target, 'files', 'private'))
    const path = join(target, 'files', 'private', paper)
    const bytes = await readFile(path)
    await writeFile(
      path,
      bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)),
    )
    expect(await attempt()).toBe(`The backup ${target} is damaged: files/private/${paper} is not as it was`)
    await truncate(path, 50)
    expect(await attempt()).toContain('is not as it was')
    await rm(path)
    expect(await attempt()).toContain(`files/private/${paper} is missing`)
    await writeFile(path, bytes)
    await writeFile(`${path}-2`, '')
    expect(await attempt()).toContain(`files/private/${paper}-2 does not belong to it`)
    await rm(`${path}-2`)
    await truncate(join(target, 'SHA256SUMS'), 200)
    expect(await attempt()).toContain('SHA256SUMS is cut short')
    await rm(join(target, 'manifest.json'))
    expect(await attempt()).toBe(`${target} is not a whole backup: it has no manifest.json`)
    const touched = await readdir(elsewhere.dataDir, { recursive: true })
    expect(touched.filter((path) => !['database', 'database/lock'].includes(path))).toEqual([])
  },
)

test('a backup that was tampered with is refused, and nothing outside is touched', SLOW, async () => {
  const { place, stop, target } = await product()
  const manifest = await backUpOf(place, target)
  await stop()
  const attempt = (unverified = false) => wordsOf(restoreTo(place, target, true, unverified))
  const rewrite = async (directories: string[], secret: string) => {
    await writeManifest(target, { ...manifest, database: { ...manifest.database, directories } })
    await writeSums(target, new Map(), secret)
  }
  const link = join(target, 'files', 'private', 'link')
  await symlink(place.dataDir, link)
  expect(await attempt(true)).toBe(
    `The backup ${target} is damaged: files/private/link is neither a file nor a directory`,
  )
  await rm(link)
  for (const directory of ['../../outside', '/outside', 'a/../../outside', '..', 'base//x', '']) {
    await rewrite([directory], 'of somebody else')
    expect(await attempt(true), directory).toBe(
      `${target} cannot be restored by this version: its manifest.json is not understood`,
    )
  }
  const { directories } = manifest.database
  await rewrite(directories, 'of somebody else')
  expect(await attempt()).toMatch(/is not signed with the AUTH_SECRET of this installation: .* say --unverified$/)
  await rewrite(directories, placeInUse(place.env).secret)
  await rm(join(target, 'SHA256SUMS.signature'))
  expect(await attempt()).toContain('say --unverified')
  await restoreTo(place, target, true, true)
})

test('a backup that fails leaves nothing, and a killed one blocks its name until it is removed', async () => {
  const place = await emptyPlace('embedded')
  const target = join(place.dataDir, 'backups', 'one')
  readConfig(place.env)
  await mkdir(join(place.dataDir, 'database', 'cluster'), { recursive: true })
  await writeFile(join(place.dataDir, 'database', 'cluster', 'PG_VERSION'), '9\n')
  expect(await wordsOf(backUpOf(place, target))).toContain('cannot be opened')
  expect(await readdir(join(place.dataDir, 'backups'))).toEqual([])
  await mkdir(`${target}.partial`)
  expect(await wordsOf(backUpOf(place, target))).toContain('another backup is being made, or one was killed')
  await mkdir(target)
  expect(await wordsOf(backUpOf(place, target))).toBe(`${target} is there already: name a new directory`)
})

test('S3: objects come along while nothing runs, and go back into an empty bucket', SLOW, async () => {
  const bucket = async () => {
    const server = await openS3Server()
    onTestFinished(() => server.close())
    const { config } = server
    return {
      S3_ENDPOINT: config.endpoint,
      S3_BUCKET: config.bucket,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    }
  }
  const env = await bucket()
  const { place, services, stop, target } = await product(env)
  const keys = await keysOf(services.files)
  await stop()
  expect((await backUpOf(place, target)).files).toMatchObject({ storage: 's3', number: 3 })

  const elsewhere = await emptyPlace(KIND)
  Object.assign(elsewhere.env, env)
  expect(await wordsOf(restoreTo(elsewhere, target))).toContain('objects in the bucket baltra')
  Object.assign(elsewhere.env, await bucket())
  await restoreTo(elsewhere, target)
  const files = await openFiles({ ...readConfig(elsewhere.env), secret: 'any', clock: systemClock, publicUrl: '' })
  onTestFinished(() => files.close())
  expect(await keysOf(files)).toEqual(keys)
})

test('a restore that was cut short keeps the product from starting', async () => {
  const { dataDir, env } = await emptyPlace('embedded')
  await mkdir(join(dataDir, 'database'))
  await writeFile(join(dataDir, 'database', 'restore-unfinished'), '')
  expect(await wordsOf(openServices({ config: readConfig(env), log: pino({ level: 'silent' }) }))).toContain(
    'was being restored, and that was cut short: run npm run restore again',
  )
})

test('invalid arguments are reported in one line, with the valid ones', async () => {
  const { dataDir, env } = await emptyPlace('embedded')
  const target = join(dataDir, 'backup')
  const refused = async (command: 'backup' | 'restore', args: string[], more = {}) => {
    const { code, said, complained } = await run(command, args, { ...env, ...more })
    expect([code, said]).toEqual([1, ''])
    return complained
  }
  const words = await Promise.all([
    refused('backup', []),
    refused('restore', ['--force', target]),
    refused('backup', [target]),
    refused('restore', [target]),
    refused('backup', [target], { PORT: 'x', AUTH_SECRET: 'a secret that is long enough for anybody' }),
  ])
  expect(words.map((line) => line.replaceAll(dataDir, '…'))).toEqual([
    'Usage: npm run backup -- <new directory>\n',
    'Usage: npm run restore -- <backup> [--replace] [--unverified] | --check\n',
    'There is no auth-secret in … and no AUTH_SECRET: is this the place to back up?\n',
    '…/backup is not a whole backup: it has no manifest.json\n',
    expect.stringMatching(/^PORT: .*\n$/),
  ])
})

/** A product that was stopped, its secret, and a copy of its backup in a second directory. */
async function copied(env: Record<string, string> = {}) {
  const { place, stop, target } = await product(env)
  const copies = join(place.dataDir, 'elsewhere')
  place.env.BACKUP_COPY_DIR = copies
  const backup = join(target, '..', '2026-01-20')
  await backUpOf(place, backup)
  await stop()
  await copyAway(placeInUse(place.env), backup)
  return { place, secret: placeInUse(place.env).secret, copy: join(copies, '2026-01-20') }
}

test('a copy without the key is restored without the secret, and lacks nothing else', SLOW, async () => {
  const { place, secret, copy } = await copied()
  const elsewhere = await emptyPlace(KIND)
  expect(await restoreTo(elsewhere, copy)).toMatchObject({ secret: undefined, isOurs: false })
  expect(await readdir(elsewhere.dataDir)).not.toContain('auth-secret')
  const services = await servicesOn(elsewhere)
  expect(services.config.authSecret).not.toBe(secret)
  expect(await services.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
  expect(await keysOf(services.files)).toHaveLength(3)
  // Where the secret is still there, it stays.
  expect(await restoreTo(place, copy, true)).toMatchObject({ secret: undefined, isOurs: true })
  expect(placeInUse(place.env).secret).toBe(secret)
})

test('a copy with the key is restored with it, and with the secret', SLOW, async () => {
  const key = { BACKUP_KEY: await generateX25519Identity() }
  const { secret, copy } = await copied(key)
  const elsewhere = await emptyPlace(KIND)
  expect(await wordsOf(restoreTo(elsewhere, copy))).toContain('The copy is encrypted: set BACKUP_KEY')
  Object.assign(elsewhere.env, key)
  expect(await run('restore', [copy, '--check'], elsewhere.env)).toMatchObject({ code: 0, complained: '' })
  expect(await restoreTo(elsewhere, copy)).toMatchObject({ secret })
  expect(await readdir(elsewhere.dataDir)).not.toContain('decrypted')
  const services = await servicesOn(elsewhere)
  expect(services.config.authSecret).toBe(secret)
  expect(await services.db.selectFrom('registration').select('id').execute()).toHaveLength(1)
})

test.runIf(KIND === 'postgresql')('a backup of one kind of database is not restored into the other', SLOW, async () => {
  const { place, target } = await product()
  await backUpOf(place, target)
  expect(await wordsOf(restoreTo(await emptyPlace('embedded'), target))).toBe(
    'The backup is of a PostgreSQL server, and this is the embedded database: run this with DATABASE_URL',
  )
})
