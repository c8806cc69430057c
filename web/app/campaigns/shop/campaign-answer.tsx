import { CONTACT_US, campaignAnswerPath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import type { OWN_ANSWERS } from 'contract/campaigns/words'
import LinkIcon from 'lucide-react/icons/link-2-off'
import { Form, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { brand, telLink } from '../../brand/brand.tsx'
import { isRefusal } from '../../forms/refusal.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { useBusy } from '../../forms/use-busy.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { Route } from './+types/campaign-answer'

// The answer is shown as it is now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).campaigns.own({ params: { token } })
  return { own: data, path: campaignAnswerPath(token) }
}

/** Errors are shown beside the buttons. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isRefusal(actionResult) ? false : defaultShouldRevalidate

/** Before this script is there, the server takes the same form at the same address. */
export async function clientAction({ request, params: { token } }: Route.ClientActionArgs) {
  return submit(api.campaigns.answer, { params: { token }, values: valuesOf(await request.formData()) })
}

/** `/c/{token}`: what we wrote to the owner of a product, and their answer by one press. */
export default function CampaignAnswerPage({ loaderData: { own, path }, actionData }: Route.ComponentProps) {
  const { text, products, answer } = own
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={m.campaigns_page()} description={m.campaigns_page()} path={path} unlisted />
      <h1 className="text-title">{m.campaigns_page()}</h1>
      <p className="mt-4 wrap-anywhere whitespace-pre-line text-ink">{text}</p>
      <ul className="mt-4 list-disc pl-5 text-sm text-ink-2">
        {products.map((product) => (
          <li key={product}>{product}</li>
        ))}
      </ul>
      <p aria-live="polite" className="mt-6 font-medium empty:hidden">
        {answer && SAID[answer]()}
      </p>
      {isRefusal(actionData) && (
        <Note tone="error" className="mt-6">
          {actionData.message}
        </Note>
      )}
      <Answers path={path} given={answer} />
    </main>
  )
}

const SAID = {
  call: m.campaigns_said_call,
  checked: m.campaigns_said_checked,
  staff: m.campaigns_said_staff,
}

function Answers({ path, given }: { path: string; given: keyof typeof SAID | null }) {
  const busy = useBusy()
  const onSubmit = useSingleSubmit()
  const button = (answer: (typeof OWN_ANSWERS)[number], words: string) =>
    given !== answer && (
      <Form method="post" action={path} onSubmit={onSubmit}>
        <input type="hidden" name="answer" value={answer} />
        <Button
          type="submit"
          size="lg"
          busy={busy}
          busyLabel={m.campaigns_sending_answer()}
          className="max-sm:w-full"
          {...(answer === 'checked' && { variant: 'outline' })}
        >
          {words}
        </Button>
      </Form>
    )
  return (
    <div className="mt-7 flex flex-wrap gap-2.5 max-sm:flex-col">
      {button('call', m.campaigns_own_call())}
      {button('checked', m.campaigns_own_checked())}
      <ButtonLink to={telLink(brand.phone)} variant="outline" size="lg" className="max-sm:w-full">
        {m.campaigns_own_phone({ phone: brand.phone })}
      </ButtonLink>
    </div>
  )
}

/** A link of no message; anything else is for the layout around. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <main id="main" className="mx-auto max-w-shop px-5 py-6">
      <title>{m.campaigns_dead_title()}</title>
      <meta name="robots" content="noindex" />
      <EmptyState heading="h1" icon={<LinkIcon />} title={m.campaigns_dead_title()} text={m.campaigns_dead_text()}>
        <ButtonLink to={CONTACT_US}>{m.campaigns_contact()}</ButtonLink>
      </EmptyState>
    </main>
  )
}
