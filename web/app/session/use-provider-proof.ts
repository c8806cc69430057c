import { useEffect, useRef, useState } from 'react'
import { proveInAnotherTab } from './provider.ts'

/** Proves who one is by the organisation's own sign-in, in another tab. */
export function useProviderProof(onProven: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const prove = () => {
    stop.current?.()
    stop.current = proveInAnotherTab(onProven)
    setWaiting(true)
  }
  return { isWaiting, prove }
}
