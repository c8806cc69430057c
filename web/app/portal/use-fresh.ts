import { useEffect, useRef, useState } from 'react'

const AT_MOST_EVERY_MS = 60_000

/**
 * What the loader gave, or what is newer: looks again when the visitor comes back to the page, at most once a minute. When
 * that fails, what is shown stays.
 */
export function useFresh<T>(loaded: T, load: () => Promise<T>): T {
  const [fresh, setFresh] = useState({ of: loaded, value: loaded })
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    let lookedAt = Date.now()
    let isGone = false
    const look = () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < AT_MOST_EVERY_MS) return
      lookedAt = Date.now()
      latest.current().then(
        (value) => !isGone && setFresh({ of: loaded, value }),
        () => undefined,
      )
    }
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      isGone = true
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [loaded])
  return fresh.of === loaded ? fresh.value : loaded
}
