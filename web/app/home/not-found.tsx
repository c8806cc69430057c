import type { PageHandle } from 'contract/core/page'
import { data, isRouteErrorResponse } from 'react-router'
import type { Route } from './+types/not-found'
import { NotFoundPage } from './not-found-page.tsx'

export const handle: PageHandle = { public: true }

/** The page for unknown addresses: a real 404 in the layout of the shop. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  throw error
}

export default NotFoundPage
