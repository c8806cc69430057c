import { useEffect } from 'react'

/**
 * Tells the server, once the page is looked at, that messages up to this one were seen. `newest` is undefined when there is
 * nothing new. When it fails they stay unread until the next visit.
 */
export function useSeen(newest: number | undefined, tell: (upTo: number) => Promise<unknown>): void {
  useEffect(() => {
    if (newest === undefined) return undefined
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      tell(newest).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look)
    look()
    return () => document.removeEventListener('visibilitychange', look)
    // Once a newest message.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest])
}
