import type { PageHandle } from 'contract/core/page'
import { OFFICE } from 'contract/core/paths'
import { data, isRouteErrorResponse, redirectDocument } from 'react-router'
import type { Route } from './+types/not-found'
import { NotFoundPage } from './not-found-page.tsx'

export const handle: PageHandle = { public: true }

/** The page for unknown addresses: a real 404 in the layout of the shop. */
export function loader() {
  throw data(null, { status: 404, statusText: 'Not Found' })
}

/** The route manifest of shop and portal lacks the back office, so its addresses end here and are loaded as a new document. */
export const clientLoader = ({ request: { url }, serverLoader }: Route.ClientLoaderArgs) =>
  new URL(url).pathname.split('/').includes(OFFICE.slice(1)) ? redirectDocument(url) : serverLoader()

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  throw error
}

export default NotFoundPage
