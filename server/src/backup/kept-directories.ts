import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, keptDays } from './kept-days.ts'

/** Removes what a killed process left of backups being made. */
export async function clearPartial(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.endsWith('.partial') && DAY.test(name.slice(0, 10)))
      await rm(join(directory, name), { recursive: true, force: true })
}

/** Removes the backups that are too many. */
export async function prune(directory: string): Promise<void> {
  const days = await daysIn(directory)
  const kept = keptDays(days)
  for (const day of days) if (!kept.has(day)) await rm(join(directory, day), { recursive: true, force: true })
}

/** The days of existing backups; other entries of the directory are ignored. */
export const daysIn = async (directory: string): Promise<string[]> =>
  (await readdir(directory)).filter((name) => DAY.test(name))
