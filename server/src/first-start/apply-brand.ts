import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Upload } from 'contract/core/endpoint'
import { OTHERS_OWN } from 'contract/first-start/words'
import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { Problem } from '../platform/core/problems.ts'
import { CannotStart } from '../platform/database/errors.ts'
import { withStartupLock } from '../platform/database/connection/startup-lock.ts'
import { judge } from '../platform/files/judge.ts'
import type { Services } from '../platform/core/services.ts'
import { saveSettings } from '../settings/save-settings.ts'

/**
 * Gives a database whose settings were never changed those of the environment, once: what is changed in the office later
 * stays. Several processes may do this at once. Throws CannotStart for a logo that is no picture.
 */
export async function applyBrand(services: Services): Promise<void> {
  const { brand } = services.config
  if (!brand) return
  await withStartupLock(services.database, async () => {
    const row = await services.db.selectFrom('settings').select('version').executeTakeFirst()
    if (row && row.version > 1) return
    const isOther = ![undefined, DEFAULT_SETTINGS.brand_name].includes(brand.settings.brand_name)
    await saveSettings(services, null, {
      version: 1,
      ...(isOther && OTHERS_OWN),
      ...brand.settings,
      ...(brand.logo && { logo: await pictureAt(brand.logo) }),
    })
  })
}

async function pictureAt(path: string): Promise<Upload> {
  try {
    const type = await judge(path, 'image', 'logo')
    return {
      field: 'logo',
      kind: 'image',
      path,
      filename: basename(path),
      type,
      bytes: (await stat(path)).size,
      by: '',
    }
  } catch (error) {
    throw new CannotStart(`BRAND_LOGO: ${error instanceof Problem ? error.message : 'it cannot be read'}`)
  }
}
