import type { Input } from 'contract/core/endpoint'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { settingsRow, type settings } from 'contract/settings/endpoints'
import type { Settings } from 'contract/settings/words'
import { recordAudit } from '../audit/audit.ts'
import type { Caller } from '../core/caller.ts'
import type { Db } from '../core/db.ts'
import { Invalid } from '../core/problems.ts'
import { differing } from '../database/differing.ts'
import { lockRows } from '../database/lock-rows.ts'
import { completed, refuseOldVersion } from '../database/version.ts'
import { addFile, removeFiles } from '../files/file.queries.ts'
import type { Services } from '../services.ts'
import { getSettings, withDefaults } from './settings.queries.ts'
import { SETTINGS } from './settings.tags.ts'

type Changes = Input<typeof settings.update>['body']

/**
 * Saves what differs. A value that is the default is not stored, so it follows later releases. This process knows the
 * change before it returns; the others read it when they hear that pages are dropped. Throws ChangedMeanwhile or Invalid.
 */
export async function saveSettings(
  services: Services,
  user: Caller,
  { version, logo, removed = [], ...form }: Changes,
): Promise<void> {
  const { db, files, jobs, clock, cache } = services
  await files.storing({ logo }, 'public', (stored) =>
    db.transaction().execute(async (tx) => {
      const row = await lockSettings(tx)
      await refuseOldVersion({ version }, row, { schema: settingsRow, read: () => getSettings(tx, files) })
      const before = withDefaults(row.changed as Partial<Settings>)
      const after: Settings = completed(
        { ...form, ...(form.open_days && { open_days: inOrder(form.open_days) }) },
        before,
      )
      refuseContradictions(after)
      const logo_id = stored.logo
        ? await addFile(tx, jobs, stored.logo, [SETTINGS])
        : removed.includes('logo')
          ? null
          : row.logo_id
      const [was, is] = [
        { ...before, logo_id: row.logo_id },
        { ...after, logo_id },
      ]
      const set = differing(was, is)
      if (!set) return
      await tx
        .updateTable('settings')
        .set({ changed: JSON.stringify(differing(DEFAULT_SETTINGS, after) ?? {}), logo_id, version: row.version + 1 })
        .execute()
      if (logo_id !== row.logo_id) await removeFiles(tx, jobs, [row.logo_id])
      await recordAudit(tx, {
        actor: user,
        action: 'settings.edit',
        subject: { table: 'settings', id: row.id },
        before: Object.fromEntries(Object.keys(set).map((name) => [name, was[name as keyof typeof was]])),
        after: set,
        at: clock.now(),
      })
    }),
  )
  await services.settings.reload()
  await cache.drop([SETTINGS])
}

/** The row, locked; a database without it gets it. */
async function lockSettings(tx: Db) {
  await tx
    .insertInto('settings')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [row] = await lockRows(tx, 'settings', [1])
  return row!
}

const inOrder = (days: readonly number[]): number[] => [...new Set(days)].toSorted((one, other) => one - other)

/** What two settings say together. Throws Invalid. */
function refuseContradictions({ opens_at, closes_at }: Settings): void {
  if (closes_at <= opens_at) throw new Invalid({ closes_at: 'The closing time is after the opening time' })
}
