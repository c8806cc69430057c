import { useEffect, useRef, useState } from 'react'

const AT_MOST_EVERY_MS = 60_000

/**
 * The loader's data, or newer: reloads when the visitor returns to the page, at most once a minute. When
 * that fails, the current data stays.
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
