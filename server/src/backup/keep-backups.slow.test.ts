import { mkdir, readdir, statfs, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { buildRegistration } from '../../test/factories/registration.ts'
import { readConfig } from '../platform/config/config.ts'
import { today } from '../platform/core/clock.ts'
import { openServices } from '../open-services.ts'
import { openChannel } from './channel.ts'
import { pageOfBackupRuns } from './backup-run.queries.ts'
import { keepBackups } from './keep-backups.ts'
import { emptyPlace, KIND } from './testing/places.ts'
import { tryRestore } from './try-restore.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test(
  'a backup is made each day, tried each week, and one that was spoiled raises an alarm',
  { timeout: 180_000 },
  async () => {
    const { env, dataDir } = await emptyPlace(KIND, { migrated: true })
    const directory = join(dataDir, 'backups')
    const copies = join(dataDir, 'elsewhere')
    let later = 0
    const clock = { now: () => new Date(Date.now() + later * DAY_MS) }
    const config = readConfig({ ...env, DEMO: '0', BACKUP_DIR: directory, BACKUP_COPY_DIR: copies })
    const services = await openServices({ config, log: pino({ level: 'silent' }), clock })
    onTestFinished(() => services.close())
    const channel = await openChannel(services)
    onTestFinished(() => channel.close())
    await buildRegistration(services)
    const first = today(clock)
    const runs = async () =>
      (await services.db.selectFrom('backup_run').select(['kind', 'problem']).orderBy('id').execute()).map(
        ({ kind, problem }) => [kind, problem],
      )
    const copiedHow = async () =>
      (await pageOfBackupRuns(services.db, { page: 1, per_page: 50 })).data.map(({ kind, encrypted }) => [
        kind,
        encrypted,
      ])
    const alarms = async () =>
      (await services.db.selectFrom('alarm').select('kind').orderBy('id').execute()).map(({ kind }) => kind)

    // Leftovers of a killed process are removed; other directories stay.
    for (const name of ['check-abc', `${first}.partial`, 'unrelated'])
      await mkdir(join(directory, name), { recursive: true })
    await keepBackups(services)
    expect(await runs()).toEqual([
      ['backup', ''],
      ['copy', ''],
      ['check', ''],
    ])
    expect(await readdir(copies)).toEqual([first])
    const inBackup = (await readdir(join(directory, first))).toSorted()
    expect(inBackup).toContain('auth-secret')
    expect((await readdir(join(copies, first))).toSorted()).toEqual(inBackup.filter((name) => name !== 'auth-secret'))
    expect(await copiedHow()).toEqual([
      ['check', null],
      ['copy', false],
      ['backup', null],
    ])
    expect((await readdir(directory)).toSorted()).toEqual([first, 'unrelated'].toSorted())
    await keepBackups(services)
    expect(await runs()).toHaveLength(3)

    // A week later the day's backup cannot be made, and the newest one is spoiled.
    later = 8
    await writeFile(join(directory, `${today(clock)}.partial`), 'not a directory')
    await truncate(join(directory, first, 'SHA256SUMS'), 100)
    await services.db
      .updateTable('backup_run')
      .set({ bytes: 10 ** 15 })
      .where('kind', '=', 'backup')
      .execute()
    await keepBackups(services)
    await keepBackups(services)
    const after = (await runs()).slice(3)
    expect(after.map(([kind]) => kind)).toEqual(['backup', 'check', 'backup'])
    expect(after[0]![1]).toMatch(/^Only \d+ MB are free in .*; the last backup took 1000000000 MB$/)
    expect(after[1]![1]).not.toBe('')
    // Once for a day, not at each try.
    expect(await alarms()).toEqual(['backup.failed', 'backup.unusable'])
  },
)

test('a backup is not tried where the disk has no room for it, and that is its result', async () => {
  const { env, dataDir } = await emptyPlace('embedded')
  const backup = join(dataDir, 'backup')
  await mkdir(backup)
  await writeFile(join(backup, 'large'), '')
  const { bavail, bsize } = await statfs(dataDir)
  await truncate(join(backup, 'large'), bavail * bsize) // sparse: it takes no room itself
  await expect(tryRestore(readConfig(env), dataDir, backup)).rejects.toThrow(
    /^Only \d+ MB are free in .*; to try this backup takes \d+ MB$/,
  )
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching(/^check-/))
})
