import type { Input } from 'contract/core/endpoint'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { settingsRow, type settings } from 'contract/settings/endpoints'
import { SETTING_SECTIONS, type Settings, type SettingSection } from 'contract/settings/words'
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
type Logo = Input<typeof settings.saveLogo>['body']['logo']

/** Saves what differs. A value that is the default is not kept, so it follows later releases. Throws ChangedMeanwhile or Invalid. */
export async function saveSettings(services: Services, user: Caller, { version, ...form }: Changes): Promise<void> {
  const { db, files } = services
  await changing(services, () =>
    db.transaction().execute(async (tx) => {
      const row = await lockSettings(tx)
      await refuseOldVersion({ version }, row, { schema: settingsRow, read: () => getSettings(tx, files) })
      const before = withDefaults(row.changed as Partial<Settings>)
      await store(tx, services, user, before, completed(form, before))
    }),
  )
}

/** Gives the settings of a section their defaults back. */
export async function resetSettings(services: Services, user: Caller, section: SettingSection): Promise<void> {
  await changing(services, () =>
    services.db.transaction().execute(async (tx) => {
      const before = withDefaults((await lockSettings(tx)).changed as Partial<Settings>)
      const defaults = Object.fromEntries(SETTING_SECTIONS[section].map((name) => [name, DEFAULT_SETTINGS[name]]))
      await store(tx, services, user, before, { ...before, ...defaults })
    }),
  )
}

/** Replaces the logo; undefined removes it. */
export async function saveLogo(services: Services, user: Caller, logo: Logo | undefined): Promise<void> {
  const { db, files, jobs, clock } = services
  await changing(services, () =>
    files.storing({ logo }, 'public', (stored) =>
      db.transaction().execute(async (tx) => {
        const { logo_id, version } = await lockSettings(tx)
        const added = stored.logo ? await addFile(tx, jobs, stored.logo, [SETTINGS]) : null
        if (added === logo_id) return
        await tx
          .updateTable('settings')
          .set({ logo_id: added, version: version + 1 })
          .execute()
        await removeFiles(tx, jobs, [logo_id])
        await recordChange(tx, user, { before: { logo_id }, after: { logo_id: added }, at: clock.now() })
      }),
    ),
  )
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

async function store(tx: Db, { clock }: Services, user: Caller, before: Settings, after: Settings): Promise<void> {
  refuseContradictions(after)
  const set = differing(before, after)
  if (!set) return
  await tx
    .updateTable('settings')
    .set((eb) => ({
      changed: JSON.stringify(differing(DEFAULT_SETTINGS, after) ?? {}),
      version: eb('version', '+', 1),
    }))
    .execute()
  const names = Object.keys(set) as (keyof Settings)[]
  const only = (values: Settings) => Object.fromEntries(names.map((name) => [name, values[name]]))
  await recordChange(tx, user, { before: only(before), after: only(after), at: clock.now() })
}

/** What two settings say together. Throws Invalid. */
function refuseContradictions({ opens_at, closes_at }: Settings): void {
  if (closes_at <= opens_at) throw new Invalid({ closes_at: 'The closing time is after the opening time' })
}

const recordChange = (tx: Db, actor: Caller, entry: { before: object; after: object; at: Date }) =>
  recordAudit(tx, { actor, action: 'settings.edit', subject: { table: 'settings', id: 1 }, ...entry })

/** This process knows the change before it answers; the others read it when they hear that the pages are dropped. */
async function changing({ settings, cache }: Services, change: () => Promise<void>): Promise<void> {
  await change()
  await settings.reload()
  await cache.drop([SETTINGS])
}
