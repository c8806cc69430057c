import { PROVIDER_AGAIN } from 'contract/core/paths'
import { localePrefix } from 'contract/core/locale'
import { settings } from '../brand/page-settings.ts'
import { pageLocale } from '../core/locale.ts'

/** What the organisation's own sign-in is called; undefined: there is none. */
export const providerName = (): string | undefined => settings().provider

/** The address that leads there, and back to where one was going. It is no page: the browser goes there as a whole. */
export const providerAddress = (next: string | undefined): string =>
  `/api/oidc/start?${new URLSearchParams({ language: pageLocale(), ...(next !== undefined && { next }) }).toString()}`

const news = () => new BroadcastChannel('proven-by-provider')

/** Opens a tab in which one proves there once more who one is; `then` is called when that is done. Returns how to stop waiting. */
export function proveInAnotherTab(then: () => void): () => void {
  const channel = news()
  const stop = () => channel.close()
  channel.addEventListener('message', () => {
    stop()
    then()
  })
  window.open(localePrefix(pageLocale()) + PROVIDER_AGAIN, '_blank')
  return stop
}

/** Tells the tab that waits. */
export function tellProven(): void {
  const channel = news()
  // A channel belongs to one origin and takes no other.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage('proven')
  channel.close()
}
