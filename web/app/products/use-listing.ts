import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const SLOW_MS = 200

/**
 * The search that a listing shows, or is about to show: a choice is seen at once, while its products are on their way.
 * `slow` once they are noticeably late.
 */
export function useListing() {
  const { pathname, search: shown } = useLocation()
  const { location: next } = useNavigation()
  const coming = next?.pathname === pathname ? next.search : undefined
  const search = useMemo(() => new URLSearchParams(coming ?? shown), [coming, shown])
  return { pathname, search, slow: useSlow(coming !== undefined && coming !== shown) }
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return busy && slow
}
