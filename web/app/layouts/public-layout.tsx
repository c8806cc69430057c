import { ALL_PRODUCTS } from 'contract/core/paths'
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { brand } from '../brand/brand.tsx'
import type { PageHandle } from 'contract/core/page'
import { NotFoundPage } from '../home/not-found-page.tsx'
import { useWholePage } from '../offline/use-whole-page.ts'
import { CallLinks } from '../brand/call-links.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import type { Route } from './+types/public-layout'
import { m } from '#messages'

/** Pages that are the same for everyone: rendered on the server and cached. */
export const handle: PageHandle = { public: true }

export default function PublicLayout() {
  return <Outlet />
}

/** Shows an error within the shop's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const revalidator = useRevalidator()
  useWholePage()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-10">
      <title>{`${m.layouts_something_wrong()} | ${brand.name}`}</title>
      <ErrorState
        heading="h1"
        title={error instanceof ApiError ? error.message : m.layouts_page_failed()}
        text={m.layouts_kept_try_again()}
        onRetry={() => void revalidator.revalidate()}
        busy={revalidator.state !== 'idle'}
      >
        <ButtonLink to={ALL_PRODUCTS} variant="outline">
          {m.layouts_all_products()}
        </ButtonLink>
        <CallLinks />
      </ErrorState>
    </main>
  )
}
