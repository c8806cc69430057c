import PackageSearch from 'lucide-react/icons/package-search'
import { useRevalidator } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { brand } from '../brand/brand.tsx'
import { whyNotLoaded } from '../offline/why-not-loaded.ts'
import { CallLinks } from '../brand/call-links.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { m } from '#messages'

/** A screen of the portal that has nothing to show: not there, or not loaded. The frame around it stays. */
export function PortalError({ error, back }: { error: unknown; back: { to: string; text: string } }) {
  const revalidator = useRevalidator()
  const failure = error instanceof ApiError ? error : undefined
  const isAbsent = failure?.status === 404
  const way = (
    <ButtonLink to={back.to} variant={isAbsent ? 'ink' : 'line'}>
      {back.text}
    </ButtonLink>
  )
  return (
    <main id="main" className="mx-auto w-full max-w-shop px-5 py-10 lg:px-10">
      <title>{`${isAbsent ? m.portal_no_data() : m.portal_something_wrong()} | ${brand.name}`}</title>
      <h1 className="sr-only">{isAbsent ? m.portal_not_found() : m.portal_not_loaded()}</h1>
      {isAbsent ? (
        <EmptyState icon={<PackageSearch />} title={m.portal_no_data()} text={m.portal_no_data_text()}>
          {way}
        </EmptyState>
      ) : (
        <ErrorState
          title={failure?.message ?? m.portal_something_wrong()}
          text={
            <>
              {whyNotLoaded(error)}
              {failure?.requestId && (
                <span className="mt-2 block text-2xs text-ink-3">{m.portal_request({ id: failure.requestId })}</span>
              )}
            </>
          }
          busy={revalidator.state !== 'idle'}
          onRetry={() => void revalidator.revalidate()}
        >
          {way}
          <CallLinks />
        </ErrorState>
      )}
    </main>
  )
}
