import { m } from '#messages'

/** A device as people read it: the API says it in English, `Chrome on Android`. */
export function deviceName(device: string): string {
  if (device === 'Unknown device') return m.accounts_device_unknown()
  const [, browser = '', system = ''] = /^(.+) on (.+)$/.exec(device) ?? []
  if (!system) return device
  return browser === 'Unknown browser'
    ? m.accounts_device_unknown_on({ system })
    : m.accounts_device_on({ browser, system })
}
