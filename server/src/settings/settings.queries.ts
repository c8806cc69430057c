import { sql } from 'kysely'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import type { SettingsRow } from 'contract/settings/endpoints'
import type { Settings } from 'contract/settings/words'
import type { Db } from '../platform/core/db.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownAddress, shownFile, type ShownFile } from '../platform/files/shown-file.ts'

/** All settings with the file of the logo. */
export interface StoredSettings extends Settings {
  logo: ShownFile | null
}

/** The row of an installation where nothing was changed. */
const UNCHANGED = { changed: {} as Partial<Settings>, logo: null, version: 1 }

/** Every setting: what was changed, and the defaults for the rest. */
export const withDefaults = (changed: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...known(changed) })

/** Without settings of another release, which the code of this one does not know. */
const known = (changed: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(changed).filter(([name]) => Object.hasOwn(DEFAULT_SETTINGS, name)))

export async function readSettings(db: Db): Promise<StoredSettings> {
  const { changed, logo } = await readRow(db)
  return { ...withDefaults(changed), logo }
}

/** The settings as the office shows them. */
export async function getSettings(db: Db, files: Addresses): Promise<SettingsRow> {
  const { changed, logo, version } = await readRow(db)
  return { ...withDefaults(changed), id: 1, logo: shownAddress(files, logo), version }
}

async function readRow(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select(['changed', 'version', shownFile(sql.ref('settings.logo_id')).as('logo')])
    .executeTakeFirst()
  return row ? { ...row, changed: row.changed as Partial<Settings> } : UNCHANGED
}
