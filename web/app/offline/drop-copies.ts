import { LOCALES, type Locale } from 'contract/core/locale'

/** The database of `sealed-store.ts`. */
export const DATABASE = 'own-copies'
/** The cache in which the service worker of a language keeps the empty frames of a customer's screens. */
export const framesIn = (locale: Locale): string => `frames ${locale}`

/**
 * Removes what this device keeps of a customer for reading offline. Without the session's token, which is gone by
 * then, it could not be read anyway.
 */
export function dropCopies(): void {
  // Not every context has them: pages without TLS, private windows, tests.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DATABASE)
  if ('caches' in globalThis) for (const locale of LOCALES) caches.delete(framesIn(locale)).catch(() => undefined)
  // The worker may be on its way to keep some more.
  navigator.serviceWorker?.controller?.postMessage({ drop: true }, [])
}
