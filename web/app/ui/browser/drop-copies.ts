import { LOCALES, type Locale } from 'contract/core/locale'

/** The database of `sealed-store.ts`. */
export const DATABASE = 'own-copies'
/** The cache in which the service worker of a language keeps the empty frames of a customer's screens. */
export const framesIn = (locale: Locale): string => `frames ${locale}`

/**
 * Removes a customer's offline copies from this device. They are unreadable anyway without the session's token, which is
 * gone by then.
 */
export function dropCopies(): void {
  // Missing in some contexts: pages without TLS, private windows, tests.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DATABASE)
  if ('caches' in globalThis) for (const locale of LOCALES) caches.delete(framesIn(locale)).catch(() => undefined)
  // The worker may be on its way to keep some more.
  navigator.serviceWorker?.controller?.postMessage({ drop: true }, [])
}
