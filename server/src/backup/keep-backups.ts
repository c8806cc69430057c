import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AlarmKind } from 'contract/alarms/words'
import type { BackupRunKind } from 'contract/backups/words'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { today } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { operatorsReason } from '../platform/files/storage-away.ts'
import type { Services } from '../platform/core/services.ts'
import { lastGoodRun } from './backup-run.queries.ts'
import { clearPartial, daysIn, prune } from './kept-directories.ts'
import { refuseWithoutRoom, sizeOf } from './room.ts'
import { environmentOf, runCommand } from './run-command.ts'
import { SCRATCH, tryRestore } from './try-restore.ts'

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
    await recorded(services, { kind: 'backup', day }, async () => {
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
    await recorded(services, { kind: 'check', day: newest }, () =>
      tryRestore(config, directory, join(directory, newest)),
    )
}

/** Copies the newest backup to the second place, if there is one, unless it is there. */
async function keepCopy(services: Services, directory: string): Promise<void> {
  const { config, db, log } = services
  const { backupCopyDir, backupBucket, backupKey } = config
  if (backupCopyDir === undefined && backupBucket === undefined) return
  const newest = (await daysIn(directory)).toSorted().at(-1)
  if (newest === undefined || (await lastGoodRun(db, 'copy'))?.day === newest) return
  const from = join(directory, newest)
  const encrypted = backupKey !== undefined
  if (!encrypted)
    log.warn({ day: newest }, 'BACKUP_KEY is not set: the copy is not encrypted, and auth-secret stays out')
  await recorded(services, { kind: 'copy', day: newest, encrypted }, async () => {
    await runCommand('copy-backup', [from], environmentOf(config))
    return sizeOf(from)
  })
}

/** Runs something that may fail, and records how it went. */
async function recorded(
  { db, clock, log }: Services,
  { kind, day, encrypted }: { kind: BackupRunKind; day: string; encrypted?: boolean },
  work: () => Promise<number | void>,
): Promise<void> {
  const { id } = await db
    .insertInto('backup_run')
    .values({ kind, day, encrypted, started_at: clock.now() })
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

/** Cleans up after a killed process. Only one call runs at a time: the queue holds the next one back. */
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
