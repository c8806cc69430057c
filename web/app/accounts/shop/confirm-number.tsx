import { CONTACT_US, SHOP_HOME, confirmNumberPath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import LinkIcon from 'lucide-react/icons/link-2-off'
import { Form, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { brand, telLink } from '../../brand/brand.tsx'
import { apiContext } from '../../api/context.ts'
import { isRefusal, refusalOf } from '../../forms/refusal.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/confirm-number'

// Whether it still needs to be confirmed is shown as it is now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).accounts.numberChange({ params: { token } })
  return { change: data, path: confirmNumberPath(token) }
}

/** Errors are shown beside the button. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Before this script is there, the server takes the same form at the same address. */
export async function clientAction({ params: { token } }: Route.ClientActionArgs) {
  try {
    return (await api.accounts.confirmNumber({ params: { token } })).data
  } catch (error) {
    return refusalOf(error)
  }
}

/** `/n/{token}`: the owner of an account confirms from the number before that the new one is theirs. */
export default function ConfirmNumber({ loaderData: { change, path }, actionData }: Route.ComponentProps) {
  const { ending, is_open } = change
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={m.accounts_number_page()} description={m.accounts_number_page()} path={path} unlisted />
      <div aria-live="polite">
        <h1 className="text-title">{is_open ? m.accounts_number_title({ ending }) : m.accounts_number_done_title()}</h1>
        <p className="mt-3 text-ink-2">
          {is_open
            ? m.accounts_number_text({ brand: brand.name, phone: brand.phone })
            : m.accounts_number_done_text({ ending })}
        </p>
      </div>
      {isRefusal(actionData) && (
        <Note tone="error" className="mt-6">
          {actionData.message}
        </Note>
      )}
      {is_open ? (
        <Form method="post" action={path} onSubmit={onSubmit} className="mt-7 flex flex-wrap gap-2.5">
          <Button
            type="submit"
            size="lg"
            busy={busy}
            busyLabel={m.accounts_number_confirming()}
            className="max-sm:w-full"
          >
            {m.accounts_number_confirm()}
          </Button>
          <ButtonLink to={telLink(brand.phone)} variant="outline" size="lg" className="max-sm:w-full">
            {m.accounts_number_call({ phone: brand.phone })}
          </ButtonLink>
        </Form>
      ) : (
        <ButtonLink to={SHOP_HOME} variant="outline" size="lg" className="mt-7">
          {m.accounts_number_home()}
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
      <title>{m.accounts_number_dead_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        heading="h1"
        icon={<LinkIcon />}
        title={m.accounts_number_dead_title()}
        text={m.accounts_number_dead_text()}
      >
        <ButtonLink to={CONTACT_US}>{m.accounts_number_contact()}</ButtonLink>
      </EmptyState>
    </main>
  )
}
