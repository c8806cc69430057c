import { useEffect, useRef } from 'react'

/** The first request after a browser says that it is online often fails. */
const SETTLING_MS = [1_000]
const SEVERAL_TRIES_MS = [0, 3_000, 10_000]

/** Runs the work after each of these times, whenever the device is online again. Returns a function that ends this. */
export function whenOnline(work: () => void, after: readonly number[] = SETTLING_MS): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => timers.forEach(clearTimeout)
  const back = () => {
    stop()
    timers = after.map((ms) => setTimeout(work, ms))
  }
  addEventListener('online', back)
  return () => {
    stop()
    removeEventListener('online', back)
  }
}

/** The same for work that failed without a connection, which may have come back before this began. */
export function onceOnline(work: () => void): () => void {
  const end = whenOnline(work)
  const timer = navigator.onLine ? setTimeout(work, SETTLING_MS[0]) : undefined
  return () => {
    clearTimeout(timer)
    end()
  }
}

/** Runs when the connection is back, more than once, as long as the component is shown. */
export function useWhenOnline(run: (() => void) | undefined): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => whenOnline(() => latest.current?.(), SEVERAL_TRIES_MS), [])
}
