import { useEffect, useState } from 'react'
import { pageLocale } from '../../core/locale.ts'
import { digits } from '../../ui/format/numbers.ts'
import { m } from '#messages'

/** Whole seconds until a moment, 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/**
 * How long something still lasts: `04:12`, in Nepali `४ मिनेट १२ सेकेन्ड`, where hours and minutes before an ending
 * would be a time of the day.
 */
export function timeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  if (pageLocale() === 'en') return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
  return [
    minutes > 0 && m.accounts_minutes_left({ shown: digits(minutes) }),
    (rest > 0 || minutes === 0) && m.accounts_seconds_left({ shown: digits(rest) }),
  ]
    .filter(Boolean)
    .join(' ')
}
