import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Config } from '../platform/config/config.ts'

/** A command that takes longer is ended. */
export const LONGEST_MS = 4 * 60 * 60 * 1000
const MOST_OUTPUT = 1024 * 1024

/**
 * Runs a command as an operator does, in a process of its own, because it takes a lot of memory for some seconds.
 * Rejects with the line that it ended with.
 */
export function runCommand(
  command: 'backup' | 'copy-backup' | 'restore',
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const script = fileURLToPath(new URL(`../../../scripts/${command}.ts`, import.meta.url))
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env, timeout: LONGEST_MS, maxBuffer: MOST_OUTPUT },
      (error, _, complained) => {
        if (error)
          reject(new Error(complained.trim().split('\n').at(-1) || `It ended with ${error.code ?? error.signal}`))
        else resolve()
      },
    )
  })
}

/** The environment of the commands for an installation. */
export const environmentOf = ({ dataDir, databaseUrl, authSecret, s3, ...backup }: Config): NodeJS.ProcessEnv => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
  AUTH_SECRET: authSecret,
  S3_ENDPOINT: s3?.endpoint ?? '',
  S3_BUCKET: s3?.bucket ?? '',
  S3_ACCESS_KEY_ID: s3?.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: s3?.secretAccessKey ?? '',
  BACKUP_KEY: backup.backupKey ?? '',
  BACKUP_COPY_DIR: backup.backupCopyDir ?? '',
  BACKUP_S3_BUCKET: backup.backupBucket?.bucket ?? '',
  BACKUP_S3_ENDPOINT: backup.backupBucket?.endpoint ?? '',
  BACKUP_S3_REGION: backup.backupBucket?.region ?? '',
  BACKUP_S3_ACCESS_KEY_ID: backup.backupBucket?.accessKeyId ?? '',
  BACKUP_S3_SECRET_ACCESS_KEY: backup.backupBucket?.secretAccessKey ?? '',
})
