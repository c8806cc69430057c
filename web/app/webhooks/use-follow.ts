import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** While something is on its way, what is shown is read again and again. */
export function useFollow(isGoing: boolean, everyMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isGoing || state !== 'idle') return undefined
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [isGoing, everyMs, state, revalidate])
}
