import { CONTACT_US, PREFERENCES, unsubscribePath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { topicName } from 'contract/preferences/topic-name'
import LinkIcon from 'lucide-react/icons/link-2-off'
import { Form, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { pageLocale } from '../../core/locale.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/unsubscribe'

// Whether the e-mails come is shown as it is now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).preferences.subscription({ params: { token } })
  return { subscription: data, path: unsubscribePath(token) }
}

/** Errors are shown beside the buttons. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Before this script is there, the server takes the same form at the same address. */
export async function clientAction({ request, params: { token } }: Route.ClientActionArgs) {
  const form = await request.formData()
  const params = { token }
  try {
    if (form.get('intent') === 'undo') return (await api.preferences.resubscribe({ params })).data
    return (await api.preferences.unsubscribe({ params, body: { all: form.get('intent') === 'all' } })).data
  } catch (error) {
    return refusalOf(error)
  }
}

/** `/unsubscribe/{token}`: stops e-mails by one press, for whoever has the link, and takes it back. */
export default function Unsubscribe({ loaderData: { subscription, path }, actionData }: Route.ComponentProps) {
  const { topic, email, is_on, others_on, can_undo } = subscription
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  const words = { topic: topicName(topic, pageLocale()) }
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={m.preferences_unsubscribe()} description={m.preferences_unsubscribe()} path={path} unlisted />
      <div aria-live="polite">
        <h1 className="text-title">
          {is_on
            ? m.preferences_stop_title(words)
            : others_on
              ? m.preferences_stopped_title(words)
              : m.preferences_stopped_all_title()}
        </h1>
        <p className="mt-3 text-ink-2 wrap-anywhere">
          {is_on
            ? m.preferences_stop_text({ email })
            : can_undo
              ? m.preferences_stopped_text({ email })
              : m.preferences_stopped_later_text({ email })}
        </p>
      </div>
      {isRefusal(actionData) && (
        <Note tone="error" className="mt-6">
          {actionData.message}
        </Note>
      )}
      <Form method="post" action={path} onSubmit={onSubmit} className="mt-7 flex flex-wrap gap-2.5">
        {is_on ? (
          <Button
            type="submit"
            name="intent"
            value="stop"
            size="lg"
            busy={busy}
            busyLabel={m.preferences_stopping()}
            className="max-sm:w-full"
          >
            {m.preferences_stop()}
          </Button>
        ) : can_undo ? (
          <Button
            type="submit"
            name="intent"
            value="undo"
            size="lg"
            variant="outline"
            busy={busy}
            busyLabel={m.preferences_again_busy()}
            className="max-sm:w-full"
          >
            {m.preferences_again()}
          </Button>
        ) : null}
        {others_on && (
          <Button
            type="submit"
            name="intent"
            value="all"
            size="lg"
            variant="outline"
            disabled={busy}
            className="max-sm:w-full"
          >
            {m.preferences_stop_all()}
          </Button>
        )}
      </Form>
      <p className="mt-8 text-sm">
        <TextLink to={PREFERENCES} className="inline-flex min-h-11 items-center">
          {m.preferences_all_settings()}
        </TextLink>
      </p>
    </main>
  )
}

/** A link that stops nothing; anything else is for the layout around. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-6">
      <title>{m.preferences_dead_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" icon={<LinkIcon />} title={m.preferences_dead_title()} text={m.preferences_dead_text()}>
        <ButtonLink to={PREFERENCES}>{m.preferences_open()}</ButtonLink>
        <ButtonLink to={CONTACT_US} variant="outline">
          {m.preferences_contact_us()}
        </ButtonLink>
      </EmptyState>
    </main>
  )
}
