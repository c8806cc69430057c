/** The `beforeinstallprompt` event, which the DOM types lack. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Dispatched on the window when the browser offers installation. */
export const INSTALLABLE = 'installable'

let offered: InstallPrompt | undefined

/** The browser's install prompt, if it offered one. */
export const installPrompt = (): InstallPrompt | undefined => offered

// The event comes once, soon after load, so every page listens; only the portal shows the offer.
if (!import.meta.env.SSR)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
    dispatchEvent(new Event(INSTALLABLE))
  })
