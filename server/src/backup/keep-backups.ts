import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AlarmKind } from 'contract/alarms/words'
import type { BackupRunKind } from 'contract/backups/words'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { today } from '../core/clock.ts'
import type { Db } from '../core/db.ts'
import type { Config } from '../config.ts'
import { operatorsReason } from '../files/storage-away.ts'
import type { Services } from '../services.ts'
import { lastGoodRun } from './backup-run.queries.ts'
import { DAY, keptDays } from './kept-days.ts'
import { refuseWithoutRoom, sizeOf } from './room.ts'
import { environmentOf, runCommand } from './run-command.ts'
import { SCRATCH, tryRestore } from './try-restore.ts'
import { syncTree } from './whole-directory.ts'

/** A backup is tried when the last one that was tried well is this old. */
const TRIED_EVERY_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const ALARMS: Record<BackupRunKind, AlarmKind> = {
  backup: 'backup.failed',
  copy: 'backup.uncopied',
  check: 'backup.unusable',
}

/**
 * Makes the backup of the day unless it is there, copies it to the second directory or bucket if there is one, removes those that
 * are too many, and once a week restores the newest into a place of its own. What goes wrong is recorded and raises one alarm a day; the next call tries again.
 */
export async function keepBackups(services: Services): Promise<void> {
  const { config, db, clock } = services
  const directory = config.backupDir
  if (directory === undefined) return
  await mkdir(directory, { recursive: true, mode: 0o700 })
  await clearInterrupted(db, clock.now(), directory)
  const day = today(clock)
  const made = await lastGoodRun(db, 'backup')
  if (made?.day !== day)
    await recorded(services, 'backup', day, async () => {
      await refuseWithoutRoom(directory, made?.bytes ?? 0, 'the last backup took')
      const target = join(directory, day)
      // A backup of today without a finished run is from a process that was killed.
      await rm(target, { recursive: true, force: true })
      await runCommand('backup', [target], environmentOf(config))
      await prune(directory)
      return sizeOf(target)
    })
  await keepCopy(services, directory)
  const tried = await lastGoodRun(db, 'check')
  if (tried && clock.now().getTime() - new Date(tried.started_at).getTime() < TRIED_EVERY_DAYS * DAY_MS) return
  const newest = (await daysIn(directory)).toSorted().at(-1)
  // One that failed is not tried again: the next one is.
  if (newest !== undefined && !(await failedBefore(db, 'check', newest)))
    await recorded(services, 'check', newest, () => tryRestore(config, directory, join(directory, newest)))
}

/** Copies the newest backup to the second place, if there is one, unless it is there. */
async function keepCopy(services: Services, directory: string): Promise<void> {
  const { config, db } = services
  const { backupCopyDir, backupBucket } = config
  if (backupCopyDir === undefined && backupBucket === undefined) return
  const newest = (await daysIn(directory)).toSorted().at(-1)
  if (newest === undefined || (await lastGoodRun(db, 'copy'))?.day === newest) return
  const from = join(directory, newest)
  await recorded(services, 'copy', newest, async () => {
    const bytes = await sizeOf(from)
    if (backupCopyDir !== undefined) await copyToDirectory(config, from, { copies: backupCopyDir, day: newest, bytes })
    // The S3 client is slow to load, so it is loaded only when used.
    if (backupBucket) await (await import('./bucket-copy.ts')).copyToBucket(backupBucket, from, newest)
    return bytes
  })
}

/** Copies a backup to another directory and reads the copy to its last byte. */
async function copyToDirectory(
  config: Config,
  from: string,
  { copies, day, bytes }: { copies: string; day: string; bytes: number },
): Promise<void> {
  await mkdir(copies, { recursive: true, mode: 0o700 })
  await clearPartial(copies)
  const to = join(copies, day)
  await refuseWithoutRoom(copies, bytes, 'the backup takes')
  await rm(to, { recursive: true, force: true })
  await cp(from, `${to}.partial`, { recursive: true, preserveTimestamps: true })
  await syncTree(`${to}.partial`, { file: 0o600, directory: 0o700 })
  await rename(`${to}.partial`, to)
  await runCommand('restore', [to, '--check'], environmentOf(config))
  await prune(copies)
}

/** Runs something that may fail, and records how it went. */
async function recorded(
  { db, clock, log }: Services,
  kind: BackupRunKind,
  day: string,
  work: () => Promise<number | void>,
): Promise<void> {
  const { id } = await db
    .insertInto('backup_run')
    .values({ kind, day, started_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const end = (how: { problem?: string; bytes?: number | undefined }) =>
    db
      .updateTable('backup_run')
      .set({ ...how, ended_at: clock.now() })
      .where('id', '=', id)
      .execute()
  try {
    const bytes = await work()
    await end({ bytes: bytes ?? undefined })
  } catch (error) {
    log.error({ err: error, kind, day }, 'backup failed')
    const isFirst = !(await failedBefore(db, kind, day))
    await end({ problem: operatorsReason(error).slice(0, 500) || 'It failed' })
    if (isFirst) await raiseAlarm({ db, clock }, ALARMS[kind], 1)
  }
}

async function failedBefore(db: Db, kind: BackupRunKind, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('backup_run')
    .select('id')
    .where('kind', '=', kind)
    .where('day', '=', day)
    .where('problem', '<>', '')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends what a killed process began. Only one call runs at a time: the queue holds the next one back. */
async function clearInterrupted(db: Db, at: Date, directory: string): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({ ended_at: at, problem: 'The product was stopped meanwhile' })
    .where('ended_at', 'is', null)
    .execute()
  for (const name of await readdir(directory))
    if (name.startsWith(SCRATCH)) await rm(join(directory, name), { recursive: true, force: true })
  await clearPartial(directory)
}

async function clearPartial(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith('.partial') && DAY.test(name.slice(0, 10)))
      await rm(join(directory, name), { recursive: true, force: true })
}

async function prune(directory: string): Promise<void> {
  const days = await daysIn(directory)
  const kept = keptDays(days)
  for (const day of days) if (!kept.has(day)) await rm(join(directory, day), { recursive: true, force: true })
}

/** The days of existing backups; other entries of the directory are ignored. */
const daysIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => DAY.test(name))
