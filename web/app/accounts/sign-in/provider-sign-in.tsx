import { SIGN_IN } from 'contract/core/paths'
import { replace } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { nextAddress } from '../../session/guard.ts'
import { showProfile } from '../../session/profile.ts'
import { providerAddress } from '../../session/provider.ts'
import { beginSession, landingOf } from '../../session/session.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import type { Route } from './+types/provider-sign-in'
import { AccountSkeleton } from './account-skeleton.tsx'
import { ProviderRefused } from './provider-refused.tsx'
import { m } from '#messages'

/** Fetches, once, what the way to the provider came to: its cookie is this browser's, and the address says nothing. */
export async function clientLoader() {
  try {
    const result = await api.singleSignOn.finish()
    beginSession(result.token)
    showProfile(result.data)
    toast.success(result.message)
    throw replace(nextAddress(new URLSearchParams({ next: result.next })) ?? landingOf(result.data.role))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const HydrateFallback = AccountSkeleton

/** `/baltra-account-provider` */
export default function ProviderSignIn({ loaderData: message }: Route.ComponentProps) {
  return (
    <ProviderRefused title={m.session_provider_refused()} text={message} again={providerAddress(undefined)}>
      <ButtonLink to={SIGN_IN} size="lg" variant="outline">
        {m.session_provider_otherwise()}
      </ButtonLink>
    </ProviderRefused>
  )
}
