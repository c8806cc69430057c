/** The database of `sealed-store.ts`. */
export const DATABASE = 'own-copies'
/** The cache in which the service worker keeps the empty frames of a customer's screens. */
export const FRAMES = 'frames'

/**
 * Removes a customer's offline copies from this device. They are unreadable anyway without the session's token, which is
 * gone by then.
 */
export function dropCopies(): void {
  // Missing in some contexts: pages without TLS, private windows, tests.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(DATABASE)
  if ('caches' in globalThis) caches.delete(FRAMES).catch(() => undefined)
  // The worker may be about to store more.
  navigator.serviceWorker?.controller?.postMessage({ drop: true }, [])
}
