import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useVisitor } from '../session/profile.ts'

// By then the page has its pictures, and visitors who left at once cost nothing.
const LOOKED_AT_MS = 1500

/** Whether the router can open an address without a connection. */
let opens = (_pathname: string): boolean => false

/**
 * Part of every page of shop and portal: makes visited pages readable offline, and a customer's own screens. There is no
 * worker in development. It renders nothing, so a change of visitor does not render the whole page again.
 */
export function OfflinePages({ isPublic }: { isPublic: boolean }) {
  const { pathname, search } = useLocation()
  const visitor = useVisitor()
  const isCustomer = visitor.state === 'in' && visitor.profile?.role === 'customer'
  useEffect(() => {
    addEventListener('click', loadWholePage, { capture: true })
    return () => removeEventListener('click', loadWholePage, { capture: true })
  }, [])
  useEffect(() => {
    if (!import.meta.env.PROD) return
    const keep = async () => {
      const { keepPage, keepPortal, opensOffline } = await import('./keep-offline.ts')
      opens = opensOffline
      if (isPublic) await keepPage(pathname + search)
      if (isCustomer) await keepPortal()
    }
    // Offline there is no bandwidth to save, and the next tap may come at once.
    const timer = setTimeout(() => void keep().catch(() => undefined), navigator.onLine ? LOOKED_AT_MS : 0)
    return () => clearTimeout(timer)
  }, [pathname, search, isPublic, isCustomer])
  return null
}

/**
 * Offline, a link loads the whole document, which the service worker may have; the router would fail to fetch code and
 * data and reload the current page.
 */
function loadWholePage(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (navigator.onLine || link?.origin !== location.origin || link.hash || opens(link.pathname)) return
  event.stopPropagation()
}
