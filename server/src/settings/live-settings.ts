import { DEFAULT_SETTINGS } from 'contract/settings/defaults'
import type { StoredSettings } from './settings.queries.ts'

/** The settings as this process knows them. */
export interface LiveSettings {
  /** as they were last read: without a query, so also within a transaction */
  readonly current: StoredSettings
  /** The same, once a reading that is under way has ended. */
  settled(): Promise<StoredSettings>
  /** Reads them again; what was there stays when that fails. */
  reload(): Promise<void>
}

/** Keeps the settings of this process. They are the defaults until they are read for the first time. */
export function liveSettings(read: () => Promise<StoredSettings>, onError: (error: unknown) => void): LiveSettings {
  let current: StoredSettings = { ...DEFAULT_SETTINGS, logo: null }
  let reading = Promise.resolve()
  async function refresh() {
    try {
      current = await read()
    } catch (error) {
      onError(error)
    }
  }
  return {
    get current() {
      return current
    },
    async settled() {
      await reading
      return current
    },
    reload() {
      // One after the other, so that an older answer does not replace a newer one.
      reading = reading.then(refresh)
      return reading
    },
  }
}
