import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

const SLOW_MS = 200

/** The requested listing: a choice shows at once, while its products are still loading. */
export function useListingSearch(): URLSearchParams {
  const { search: shown } = useLocation()
  const coming = useComing()
  return useMemo(() => new URLSearchParams(coming ?? shown), [coming, shown])
}

/** Whether other products were asked for than those that are shown. */
export function useListingBusy(): boolean {
  const { search: shown } = useLocation()
  const coming = useComing()
  return coming !== undefined && coming !== shown
}

/** Whether the products that were asked for are noticeably late. */
export function useListingSlow(): boolean {
  const busy = useListingBusy()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setLate(true), SLOW_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [busy])
  return busy && late
}

/** The search of the same screen that is under way. */
function useComing(): string | undefined {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === pathname ? next.search : undefined
}
