import { useEffect, useRef } from 'react'
import type { Fetcher } from 'react-router'

/** Says true once until the fetcher, or the navigation, is idle again: a second press does nothing, however fast it comes. */
export function useOnce(state: Fetcher['state']): () => boolean {
  const isSent = useRef(false)
  useEffect(() => {
    if (state === 'idle') isSent.current = false
  }, [state])
  return () => {
    const isFirst = !isSent.current
    isSent.current = true
    return isFirst
  }
}
