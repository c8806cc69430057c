import { useEffect } from 'react'

const JUST_RELOADED_MS = 10_000

/**
 * Where a shop page failed to load its data, for example after "Back": loads the whole document, which the service worker
 * may have. Not twice in a row.
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
