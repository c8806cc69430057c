import { OFFICE } from 'contract/core/paths'
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router'
import { m } from '#messages'
import { ApiError } from '../api/api-error.ts'
import { brand } from '../brand/brand.tsx'
import { AbsentDetail } from './detail.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import type { Route } from './+types/screen-boundary'

/** Around every screen: when one fails, the frame of the office stays. */
export default Outlet

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const revalidator = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404)
    return <AbsentDetail words={m.office_no_screen()} back={OFFICE} list={m.office_dashboard()} />
  const failure = error instanceof ApiError ? error : undefined
  return (
    <>
      <title>{`${m.office_screen_failed()} | ${brand.name}`}</title>
      <h1 className="sr-only">{m.office_screen_failed()}</h1>
      <ErrorState
        title={failure?.message ?? m.office_screen_not_loaded()}
        text={
          <>
            {m.office_screen_kept()}
            {failure?.requestId && (
              <span className="mt-2 block text-2xs text-ink-3">
                {m.office_screen_request({ id: failure.requestId })}
              </span>
            )}
          </>
        }
        busy={revalidator.state !== 'idle'}
        onRetry={() => void revalidator.revalidate()}
      >
        <ButtonLink to={OFFICE} variant="line">
          {m.office_dashboard()}
        </ButtonLink>
      </ErrorState>
    </>
  )
}
