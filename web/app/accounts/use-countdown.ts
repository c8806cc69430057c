import { useEffect, useState } from 'react'

/** Whole seconds until a moment, 0 once it has passed. */
export function useCountdown(until: number): number {
  const [seconds, setSeconds] = useState(() => left(until))
  useEffect(() => {
    setSeconds(left(until))
    const timer = setInterval(() => setSeconds(left(until)), 250)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}

/** `04:12` */
export const minutesAndSeconds = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`

const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))
