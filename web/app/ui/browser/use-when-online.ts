import { useEffect, useRef } from 'react'

/** Runs when the connection is back, as long as the component is shown. */
export function useWhenOnline(run: (() => void) | undefined): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const back = () => latest.current?.()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [])
}
