import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { environmentOf, runCommand } from './run-command.ts'

/** Begins the names of scratch directories, which are removed after a crash too. */
export const SCRATCH = 'check-'

/**
 * Restores a backup into a place of its own, which compares every file with its checksum and the rows of each table
 * with what was counted, and removes it again. Rejects with the reason. If the database user may not create databases,
 * only the files are verified against their checksums.
 */
export async function tryRestore(config: Config, directory: string, backup: string): Promise<void> {
  const scratch = await mkdtemp(join(directory, SCRATCH))
  try {
    // Without the bucket, so that its objects are restored to the disk.
    const env = environmentOf({ ...config, dataDir: scratch, s3: undefined })
    if (config.databaseUrl) await inScratchDatabase(config.databaseUrl, backup, env)
    else await runCommand('restore', [backup], env)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

async function inScratchDatabase(url: string, backup: string, env: NodeJS.ProcessEnv): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const name = `check_${randomBytes(6).toString('hex')}`
    if (!(await mayCreate(client))) return await runCommand('restore', [backup, '--check'], env)
    await client.query(
      `create database ${name} template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'`,
    )
    try {
      const scratch = new URL(url)
      scratch.pathname = `/${name}`
      await runCommand('restore', [backup], { ...env, DATABASE_URL: scratch.href })
    } finally {
      await client.query(`drop database if exists ${name} with (force)`)
    }
  } finally {
    await client.end()
  }
}

async function mayCreate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
  )
  return rows[0]?.may === true
}
