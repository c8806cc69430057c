import { parse } from 'bowser'

/** What somebody signed in on, in words: `Chrome on Android`; what does not say what it is has an honest word. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return UNKNOWN
  const { browser, os } = parse(userAgent)
  if (browser.name && os.name) return `${browser.name} on ${os.name}`
  return browser.name || (os.name ? `Unknown browser on ${os.name}` : UNKNOWN)
}

const UNKNOWN = 'Unknown device'
