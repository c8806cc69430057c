import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import { type CarriedSettings, pageSettings } from 'contract/settings/page-settings'
import { pageLocale } from '../app/core/locale.ts'
import { overwriteSettings } from '../app/brand/page-settings.ts'

// Pages carry their settings; a part of one that is tested by itself has the defaults.
export const defaultSettings = (): CarriedSettings => ({
  ...pageSettings(DEFAULT_SETTINGS, null, pageLocale()),
  // A busy machine takes its time to press a button.
  undoSeconds: 60,
  hasCrm: false,
})
overwriteSettings(defaultSettings)
