import { useSyncExternalStore } from 'react'
import { stored } from '../ui/browser/stored.ts'

/** What a browser sends that can put the site on the home screen. The types of the DOM do not have it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const declined = stored('install-declined', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

if (!import.meta.env.SSR) {
  addEventListener('beforeinstallprompt', (event) => {
    // Asked in its place, not over the page.
    event.preventDefault()
    put(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => put(undefined))
}

/** Whether this browser can install the site and its owner has not declined. */
export const useInstallable = (): boolean => useSyncExternalStore(subscribe, isInstallable, () => false)

/** Lets the browser ask. A no is a no for good. */
export async function install(): Promise<void> {
  const answer = await offered?.prompt()
  if (answer?.outcome === 'accepted') put(undefined)
  else declineInstall()
}

/** Is not offered again on this device, whoever signs in. */
export function declineInstall(): void {
  declined.keep(true)
  put(undefined)
}

const isInstallable = () => offered !== undefined && !declined.read()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(next: InstallPrompt | undefined): void {
  offered = next
  for (const listener of listeners) listener()
}
