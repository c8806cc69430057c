import { parse } from 'bowser'

/** A signed-in device in words: `Chrome on Android`; unknown ones are called so. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  return browser.name || (os.name ? `Unknown browser on ${os.name}` : UNKNOWN)
}

const UNKNOWN = 'Unknown device'
