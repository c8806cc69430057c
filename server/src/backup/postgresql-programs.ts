import { execFile, spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

/** Where Debian installs the programs of each version. */
const VERSIONS = '/usr/lib/postgresql'

/** PostgreSQL's own program in the server's version or newer: an older one refuses the server. */
export async function findProgram(name: 'pg_dump' | 'pg_restore', serverVersion: number): Promise<string> {
  const kept = await readdir(VERSIONS).catch(() => [])
  const newestFirst = kept
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `${VERSIONS}/${version}/bin/${name}`)
  const found: number[] = []
  for (const program of [name, ...newestFirst]) {
    const version = await versionOf(program)
    if (version !== undefined && version >= serverVersion) return program
    if (version !== undefined) found.push(version)
  }
  const present = found.length > 0 ? `version ${Math.max(...found)} is here` : 'it is not here'
  throw new BackupError(
    `${name} ${serverVersion} or newer is needed for this server, and ${present}: install postgresql-client-${serverVersion}`,
  )
}

/**
 * Runs a program on a database. The password goes through the environment: everyone on the machine can see arguments.
 */
export async function runOn(databaseUrl: string, program: string, args: string[]): Promise<void> {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const child = spawn(program, [...args, `--dbname=${address.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [complaint, code] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) throw new BackupError(`${program} failed: ${complaint.trim().split('\n')[0] || `code ${code}`}`)
}

async function versionOf(program: string): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version'])
    return Number(/ (\d+)/.exec(stdout)?.[1])
  } catch {
    return undefined
  }
}
