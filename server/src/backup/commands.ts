import { parseArgs, type ParseArgsConfig } from 'node:util'
import { ConfigError } from '../platform/config/config.ts'
import { operatorsReason, StorageAway } from '../platform/files/storage-away.ts'
import { CannotStart } from '../platform/database/errors.ts'
import { BackupError } from './backup-error.ts'
import { backUp } from './backup.ts'
import { WARNING, type Manifest } from './manifest.ts'
import { placeInUse, placeOf } from './place.ts'
import { copyAway } from './copy-away.ts'
import { checkSource, restore, type Restored } from './restore.ts'

type Environment = Record<string, string | undefined>

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** `npm run backup -- <directory>` */
export const backupCommand = (args: string[], env: Environment) =>
  inOneLine(async () => {
    const usage = 'npm run backup -- <new directory>'
    const { positionals } = wordsOf(args, {}, usage)
    const target = positionals[0]!
    const since = performance.now()
    const manifest = await backUp({ place: placeInUse(env), target, say })
    say(`${target} is a backup of ${inFigures(manifest)}, made in ${seconds(since)}`)
    tellLost(manifest)
    say(WARNING)
  })

/** `npm run backup:copy -- <backup>` */
export const copyBackupCommand = (args: string[], env: Environment) =>
  inOneLine(async () => {
    const { positionals } = wordsOf(args, {}, 'npm run backup:copy -- <backup>')
    const source = positionals[0]!
    const since = performance.now()
    const place = placeInUse(env)
    const where = await copyAway(place, source)
    say(`${source} is copied to ${where} and was read there, in ${seconds(since)}`)
    say(
      place.config.backupKey === undefined
        ? 'BACKUP_KEY is not set: the copy is not encrypted and lacks auth-secret, so everybody signs in again after it is restored elsewhere'
        : 'It is encrypted with BACKUP_KEY: keep that key elsewhere too, for nothing opens the copy without it',
    )
  })

/** `npm run backup:key` */
export const backupKeyCommand = () =>
  inOneLine(async () => {
    // Slow to load, and the other commands often have no use for it.
    const { generateX25519Identity } = await import('age-encryption')
    say(await generateX25519Identity())
  })

/** `npm run restore -- <backup> [--replace] [--unverified] | --check` */
export const restoreCommand = (args: string[], env: Environment) =>
  inOneLine(async () => {
    const usage = 'npm run restore -- <backup> [--replace] [--unverified] | --check'
    const flag = { type: 'boolean' } as const
    const { positionals, values } = wordsOf(args, { replace: flag, unverified: flag, check: flag }, usage)
    const source = positionals[0]!
    const since = performance.now()
    if (values.check) {
      const manifest = await checkSource(source, () => placeOf(env).config.backupKey)
      say(`${source} is whole: ${inFigures(manifest)}, made at ${manifest.made_at}`)
      return
    }
    const place = placeOf(env)
    const restored = await restore({
      place,
      source,
      replace: values.replace === true,
      unverified: values.unverified === true,
      say,
    })
    say(`Restored ${inFigures(restored.manifest)} of ${restored.manifest.made_at} in ${seconds(since)}`)
    const isOther = env.AUTH_SECRET !== undefined && place.config.authSecret !== restored.secret
    for (const line of leftToDo(restored, secretLine(restored, isOther))) say(`- ${line}`)
  })

/** `npm run backup:fetch -- <day> <new directory>`; without arguments it lists the days. */
export const fetchBackupCommand = (args: string[], env: Environment) =>
  inOneLine(async () => {
    const { backupBucket, backupKey } = placeOf(env).config
    if (!backupBucket) throw new BackupError('There is no bucket of backups: set BACKUP_S3_BUCKET')
    // The S3 client is slow to load, and the other commands have no use for it.
    const { daysInBucket, fetchFromBucket } = await import('./bucket-copy.ts')
    if (args.length === 0) {
      const days = await daysInBucket(backupBucket)
      say(days.length > 0 ? days.join('\n') : 'The bucket has no backup')
      return
    }
    const [day, target, ...others] = args
    if (!day || !target || others.length > 0)
      throw new BackupError('Usage: npm run backup:fetch -- [<day> <new directory>]')
    const since = performance.now()
    const wasEncrypted = await fetchFromBucket(backupBucket, { day, target, key: backupKey })
    say(`${target} is the backup of ${day}, whole, fetched ${wasEncrypted ? 'and decrypted ' : ''}in ${seconds(since)}`)
  })

function wordsOf(args: string[], options: NonNullable<ParseArgsConfig['options']>, usage: string) {
  try {
    const words = parseArgs({ args, options, allowPositionals: true })
    if (words.positionals.length === 1 && words.positionals[0] !== '') return words
  } catch {
    // Reported below with all other unknown words.
  }
  throw new BackupError(`Usage: ${usage}`)
}

/** An operator's error is one clear line; anything else is our bug, with its stack. */
async function inOneLine(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (![BackupError, ConfigError, CannotStart, StorageAway].some((known) => error instanceof known)) throw error
    process.stderr.write(`${operatorsReason(error)}\n`)
    process.exitCode = 1
  }
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function inFigures({ database, files }: Manifest): string {
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0)
  return `${rows} rows and ${files.number} files (${(files.bytes / 1e6).toFixed(1)} MB)`
}

function tellLost({ files: { lost } }: Manifest): void {
  if (lost.length > 0)
    say(
      `Attention: ${lost.length} files that rows name are missing or cut short in the storage itself: ${lost.slice(0, 3).join(', ')} …`,
    )
}

/** Says whether people stay signed in. */
function secretLine({ secret, isOurs }: Restored, isOther: boolean): string {
  const lost =
    'everybody has to sign in again, codes and links that were sent are void, and queued messages cannot be read'
  if (secret === undefined)
    return isOurs
      ? 'The copy holds no auth-secret, and the AUTH_SECRET of here signed it: sessions of that time are valid again, also those ended since'
      : `The copy holds no auth-secret: unless you set the AUTH_SECRET of its installation, ${lost}`
  return isOther
    ? `AUTH_SECRET is not that of the backup: until it is, ${lost}`
    : 'The backup contains AUTH_SECRET: sessions of that time are valid again, also those ended since'
}

function leftToDo({ manifest, aside }: Restored, aboutSecret: string): string[] {
  return [
    ...aside.map((what) => `What was there before is in ${what}. Remove it when you no longer need it`),
    aboutSecret,
    'Start the product: it brings the database up to date, and jobs that were queued or running then are run, so a message may be sent twice',
    `What happened after ${manifest.made_at} is not in it`,
  ]
}
