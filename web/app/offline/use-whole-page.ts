import { useEffect } from 'react'

const JUST_RELOADED_MS = 10_000

/**
 * On a page of the shop whose data did not come, after "Back" for example: loads the whole page, which the service worker
 * may have. Not again right after it did.
 */
export function useWholePage(): void {
  useEffect(() => {
    // Entries of this kind have this type.
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isReloaded =
      loaded?.type === 'reload' && loaded.name === location.href && performance.now() < JUST_RELOADED_MS
    if (!navigator.onLine && navigator.serviceWorker?.controller && !isReloaded) location.reload()
  }, [])
}
