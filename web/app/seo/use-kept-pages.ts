import { useEffect } from 'react'
import { useLocation } from 'react-router'

// By then the page has its pictures, and visitors who leave at once cost nothing.
const LOOKED_AT_MS = 1500

/** What is looked at can be read again without a connection. Development has no worker for it. */
export function useKeptPages(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const keep = async () => (await import('./keep-page.ts')).keepPage(pathname + search)
    const timer = setTimeout(() => void keep().catch(() => undefined), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
}
