import { LOCALES, type Locale } from 'contract/core/locale'

/** The database of `sealed-store.ts`. */
export const DATABASE = 'own-copies'
/** The database in which work of an account waits until it is sent (`sealed-outbox.ts`). */
export const outboxOf = (accountId: number): string => `outbox ${accountId}`
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

/** Removes what an account has not sent yet from this device: only when its person signs out, who was asked before. */
export function dropOutbox(accountId: number): void {
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(outboxOf(accountId))
}
