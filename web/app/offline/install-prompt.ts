/** What a browser sends that can put the site on the home screen. The types of the DOM do not have it. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Told to the window when the browser has offered. */
export const INSTALLABLE = 'installable'

let offered: InstallPrompt | undefined

/** What the browser offered in this page, if it did. */
export const installPrompt = (): InstallPrompt | undefined => offered

// Offered once, soon after a page loads, so every page listens; the portal asks.
if (!import.meta.env.SSR)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
    dispatchEvent(new Event(INSTALLABLE))
  })
