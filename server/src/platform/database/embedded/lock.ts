import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../errors.ts'

const SQLITE_BUSY = 5

/**
 * Locks the directory for this process; a second one gets `CannotStart`. It is an operating-system file lock, so it is
 * released with the process, however that ends. The file itself stays: removing it would allow two locks.
 */
export function lockDirectory(directory: string): { release(): void } {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(directory, 'lock'))
  try {
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new CannotStart(`${directory} is in use by another Baltra process`)
    throw error
  }
  return { release: () => file.close() }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
