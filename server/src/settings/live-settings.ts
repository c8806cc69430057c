import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { hideForecasts } from '../platform/core/forecasts.ts'
import { enterYears } from '../platform/core/published-years.ts'
import { liveValue, type LiveValue } from '../platform/core/live-value.ts'
import type { Services } from '../platform/core/services.ts'
import { readSettings, type StoredSettings } from './settings.queries.ts'

declare module '../platform/core/services.ts' {
  interface Services {
    settings: LiveValue<StoredSettings>
  }
}

/** The settings, as this process knows them. */
export const liveSettings = ({ db, log }: Pick<Services, 'db' | 'log'>): LiveValue<StoredSettings> =>
  liveValue<StoredSettings>(
    { ...DEFAULT_SETTINGS, logo: null },
    async () => {
      const settings = await readSettings(db)
      hideForecasts(settings.bs_forecasts === 'hidden')
      enterYears(settings.bs_years)
      return settings
    },
    (error) => log.error({ err: error }, 'settings not read'),
  )
