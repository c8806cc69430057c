import { useEffect, useState } from 'react'
import { m } from '#messages'
import { dateTime } from '../ui/format/dates.ts'
import { whole } from '../ui/format/numbers.ts'

const MINUTE = 60_000

/** `Last updated just now`, and how long ago that was by now. */
export function LastUpdated({ at }: { at: string }) {
  const now = useNow(MINUTE / 4)
  return (
    <p className="mt-0.5 text-xs text-ink-3 tabular-nums" title={dateTime(at)}>
      {m.dashboard_updated({ when: agoOf(now - Date.parse(at)) ?? dateTime(at) })}
    </p>
  )
}

/** `just now`, `5 minutes ago`; undefined from an hour on */
function agoOf(milliseconds: number): string | undefined {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 1) return m.dashboard_just_now()
  return minutes < 60 ? m.dashboard_minutes_ago({ count: minutes, shown: whole(minutes) }) : undefined
}

function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
