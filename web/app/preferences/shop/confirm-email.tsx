import { CONTACT_US, PREFERENCES, confirmEmailPath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import LinkIcon from 'lucide-react/icons/link-2-off'
import { Form, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { apiContext } from '../../api/context.ts'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/confirm-email'

// Whether it still needs to be confirmed is shown as it is now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).preferences.emailConfirmation({ params: { token } })
  return { confirmation: data, path: confirmEmailPath(token) }
}

/** Errors are shown beside the button. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Before this script is there, the server takes the same form at the same address. */
export async function clientAction({ params: { token } }: Route.ClientActionArgs) {
  try {
    return (await api.preferences.confirmEmail({ params: { token } })).data
  } catch (error) {
    return refusalOf(error)
  }
}

/** `/e/{token}`: the reader of an address confirms by one press that e-mails of an account may come there. */
export default function ConfirmEmail({ loaderData: { confirmation, path }, actionData }: Route.ComponentProps) {
  const { email, ending, is_open } = confirmation
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={m.preferences_confirm_page()} description={m.preferences_confirm_page()} path={path} unlisted />
      <div aria-live="polite">
        <h1 className="text-title wrap-anywhere">
          {is_open ? m.preferences_confirm_title({ email }) : m.preferences_confirmed_title({ email })}
        </h1>
        <p className="mt-3 text-ink-2">
          {is_open ? m.preferences_confirm_text({ ending, brand: brand.name }) : m.preferences_confirmed_text()}
        </p>
      </div>
      {isRefusal(actionData) && (
        <Note tone="error" className="mt-6">
          {actionData.message}
        </Note>
      )}
      {is_open ? (
        <Form method="post" action={path} onSubmit={onSubmit} className="mt-7">
          <Button type="submit" size="lg" busy={busy} busyLabel={m.preferences_confirming()} className="max-sm:w-full">
            {m.preferences_confirm()}
          </Button>
        </Form>
      ) : (
        <ButtonLink to={PREFERENCES} variant="outline" size="lg" className="mt-7">
          {m.preferences_open()}
        </ButtonLink>
      )}
    </main>
  )
}

/** A link that confirms nothing; anything else is for the layout around. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-6">
      <title>{m.preferences_confirm_dead_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        icon={<LinkIcon />}
        title={m.preferences_confirm_dead_title()}
        text={m.preferences_confirm_dead_text()}
      >
        <ButtonLink to={PREFERENCES}>{m.preferences_open()}</ButtonLink>
        <ButtonLink to={CONTACT_US} variant="outline">
          {m.preferences_contact_us()}
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
