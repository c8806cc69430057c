import { useSyncExternalStore } from 'react'
import { stored } from '../ui/browser/stored.ts'
import { INSTALLABLE, installPrompt } from './install-prompt.ts'

const declined = stored('install-declined', {
  owner: 'device',
  check: (value) => (typeof value === 'boolean' ? value : undefined),
  empty: false,
})
let isInstalled = false

/** Whether this browser can install the site and the customer has not declined. */
export const useInstallable = (): boolean => useSyncExternalStore(subscribe, isInstallable, () => false)

/** Shows the browser's prompt. A refusal is final. */
export async function install(): Promise<void> {
  const answer = await installPrompt()?.prompt()
  if (answer?.outcome !== 'accepted') return declineInstall()
  isInstalled = true
  dispatchEvent(new Event(INSTALLABLE))
}

/** Stops the offer on this device, for every account. */
export function declineInstall(): void {
  declined.keep(true)
  dispatchEvent(new Event(INSTALLABLE))
}

const isInstallable = () => installPrompt() !== undefined && !isInstalled && !declined.read()

function subscribe(listener: () => void): () => void {
  addEventListener(INSTALLABLE, listener)
  return () => removeEventListener(INSTALLABLE, listener)
}
