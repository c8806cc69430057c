import { OFFICE, PROVIDER_AGAIN } from 'contract/core/paths'
import { localePrefix } from 'contract/core/locale'
import { ApiError } from '../../api/api-error.ts'
import { api } from '../../api/client.ts'
import { pageLocale } from '../../core/locale.ts'
import { tellProven } from '../../session/provider.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import type { Route } from './+types/provider-again'
import { AccountPage } from './account-page.tsx'
import { AccountSkeleton } from './account-skeleton.tsx'
import { ProviderRefused } from './provider-refused.tsx'
import { m } from '#messages'

/** Leads to the provider; back from there, tells the tab that waits. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    if (!new URL(request.url).searchParams.has('back')) {
      const { data } = await api.singleSignOn.again()
      location.replace(data.address)
      return await new Promise<never>(() => {}) // the browser is leaving
    }
    await api.singleSignOn.finishAgain()
    tellProven()
    // Where the browser lets a page close the tab that another opened.
    window.close()
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = () => false

export const HydrateFallback = AccountSkeleton

/** `/baltra-account-provider/again` */
export default function ProviderAgain({ loaderData: refusal }: Route.ComponentProps) {
  const office = (
    <ButtonLink to={OFFICE} size="lg" variant="outline">
      {m.session_provider_to_office()}
    </ButtonLink>
  )
  if (refusal !== undefined)
    return (
      <ProviderRefused
        title={m.session_provider_not_confirmed()}
        text={refusal}
        again={localePrefix(pageLocale()) + PROVIDER_AGAIN}
      >
        {office}
      </ProviderRefused>
    )
  return (
    <AccountPage title={m.session_provider_confirmed()} text={m.session_provider_go_back()}>
      <div className="mt-8 grid gap-3">{office}</div>
    </AccountPage>
  )
}
