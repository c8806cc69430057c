import { NOTICES } from 'contract/core/paths'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { BackLink } from '../../portal/back-link.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { showProfile } from '../../session/profile.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { SkeletonForm } from '../../ui/feedback/skeleton-form.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { RichMessage } from '../../ui/format/rich-message.tsx'
import type { Route } from './+types/preferences'
import { AddressState } from './address-state.tsx'
import { ChoiceTable } from './choice-table.tsx'
import { OwnAddress } from './own-address.tsx'

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [{ data: preferences }, { data: profile }] = await Promise.all([
    api.preferences.mine(undefined, { signal }),
    api.accounts.profile(undefined, { signal }),
  ])
  showProfile(profile)
  return { preferences, contact: profile.contact }
}

export const HydrateFallback = () => (
  <main id="main" className="mx-auto w-full max-w-3xl px-5 py-14">
    <SkeletonForm label={m.preferences_loading()} fields={4} />
  </main>
)

/** A form that was refused stays as it is. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Adds or changes an e-mail address, or sends it a link that confirms it. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const result =
    form.get('intent') === 'confirm'
      ? await api.preferences.askToConfirm().catch(refusalOf)
      : await submit(api.preferences.addEmail, { values: valuesOf(form) })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return null
}

/** `/baltra-message-settings`: what a customer is told by which ways. */
export default function MessageSettings({ loaderData: { preferences, contact }, actionData }: Route.ComponentProps) {
  const { email, can_email } = preferences
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 pt-4 pb-20 lg:pt-10 lg:pb-28">
      <title>{`${m.preferences_title()} | ${brand.name}`}</title>
      <BackLink to={NOTICES}>{m.preferences_back()}</BackLink>
      <h1 className="mt-1 text-title">{m.preferences_title()}</h1>
      <p className="mt-2 text-ink-2">
        <RichMessage
          parts={m.preferences_about.parts()}
          tags={{ notices: (text) => <TextLink to={NOTICES}>{text}</TextLink> }}
        />
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
        <OwnAddress key={email} email={email} canEmail={can_email} result={actionData} />
        {can_email && <AddressState preferences={preferences} result={actionData} />}
        <ChoiceTable preferences={preferences} />
      </div>
      <p className="mt-3 text-xs text-ink-2 wrap-anywhere">
        {m.preferences_to_number({ contact })}
        {can_email && email !== '' && (
          <>
            <br />
            {m.preferences_to_email({ email })}
          </>
        )}
      </p>
      <section aria-labelledby="always" className="mt-8 border-t border-line pt-5">
        <h2 id="always" className="text-sm font-semibold">
          {m.preferences_always()}
        </h2>
        <p className="mt-1 max-w-read text-xs text-ink-2">
          {can_email ? m.preferences_always_text() : m.preferences_always_by_sms()}
        </p>
      </section>
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: NOTICES, text: m.preferences_back() }} />
)
