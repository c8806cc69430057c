import { useEffect, useRef } from 'react'

/** A browser says that it is online before anything answers, so it is tried more than once. */
const AFTER_MS = [0, 3_000, 10_000]

/** Runs when the connection is back, as long as the component is shown. */
export function useWhenOnline(run: (() => void) | undefined): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = []
    const back = () => {
      for (const after of AFTER_MS) timers.push(setTimeout(() => latest.current?.(), after))
    }
    addEventListener('online', back)
    return () => {
      removeEventListener('online', back)
      timers.forEach(clearTimeout)
    }
  }, [])
}
