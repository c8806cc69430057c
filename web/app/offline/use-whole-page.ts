import { useEffect } from 'react'

/**
 * On a page of the shop whose data did not come, after "Back" for example: loads the whole page, which the service worker may have. Not where
 * the whole page was just loaded.
 */
export function useWholePage(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation')
    if (!navigator.onLine && navigator.serviceWorker?.controller && loaded?.name !== location.href) location.reload()
  }, [])
}
