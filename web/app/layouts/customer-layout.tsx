import { Outlet } from 'react-router'
import { customersOnly } from '../session/guard.ts'
import { SkeletonDetail } from '../ui/skeleton-detail.tsx'

export const clientMiddleware = [customersOnly]

/** The guard runs where the session is known, in the browser: the server sends the frame only. */
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => (
  <main id="main" className="mx-auto max-w-shop px-5 py-10 lg:px-10 lg:py-16" aria-busy="true">
    <SkeletonDetail label="Loading" />
  </main>
)

export default Outlet
