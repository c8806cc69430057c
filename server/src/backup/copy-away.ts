import { basename, resolve } from 'node:path'
import { BackupError } from './backup-error.ts'
import { DAY } from './kept-days.ts'
import type { Place } from './place.ts'

/** Copies a backup, which is named by its day, to the second place of the installation. Returns where it is. */
export async function copyAway({ config, secret }: Place & { secret: string }, source: string): Promise<string> {
  const { backupCopyDir, backupBucket, backupKey } = config
  const from = resolve(source)
  const day = basename(from)
  if (!DAY.test(day)) throw new BackupError(`${from} is not named by its day, as 2026-11-20`)
  const how = { day, secret, key: backupKey }
  // Each is loaded only when used: the S3 client is slow to load.
  if (backupCopyDir !== undefined) await (await import('./directory-copy.ts')).copyToDirectory(backupCopyDir, from, how)
  else if (backupBucket) await (await import('./bucket-copy.ts')).copyToBucket(backupBucket, from, how)
  else throw new BackupError('There is no second place of backups: set BACKUP_COPY_DIR or BACKUP_S3_BUCKET')
  return backupCopyDir ?? `the bucket ${backupBucket?.bucket}`
}
