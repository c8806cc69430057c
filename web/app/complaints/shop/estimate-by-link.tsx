import type { PageHandle } from 'contract/core/page'
import { estimateLinkPath } from 'contract/core/paths'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { brand } from '../../brand/brand.tsx'
import { CallButton } from '../../customer-links/call-button.tsx'
import { DeadLink } from '../../customer-links/dead-link.tsx'
import { submit, valuesOf } from '../../forms/submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { shortDate } from '../../ui/format/dates.ts'
import { AnswerEstimate } from '../estimates/answer-estimate.tsx'
import { EstimateTable } from '../estimates/estimate-table.tsx'
import type { Route } from './+types/estimate-by-link'

// What became of it is shown as it is now.
export const handle: PageHandle = { fresh: true, waits: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).estimates.byLink({ params: { token } })
  return { estimate: data, path: estimateLinkPath(token) }
}

export const clientAction = async ({ request, params: { token } }: Route.ClientActionArgs) =>
  submit(api.estimates.answerByLink, { params: { token }, values: valuesOf(await request.formData()) })

/** `/r/{token}`: a customer reads and answers the estimate of a repair without signing in. */
export default function EstimateByLink({ loaderData: { estimate, path }, actionData }: Route.ComponentProps) {
  const { id, outcome, reference, model_name, valid_until } = estimate
  const title = m.estimates_link_title({ reference })
  return (
    <main id="main" className="mx-auto w-full max-w-2xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={title} description={title} path={path} unlisted />
      <h1 className="text-title wrap-anywhere">{title}</h1>
      <p className="mt-3 text-sm text-ink-2">
        {m.estimates_for({ model: model_name })}{' '}
        {outcome === 'open' && m.estimates_valid_until({ day: shortDate(valid_until) })}
      </p>
      <h2 className="sr-only">{m.estimates_title()}</h2>
      <section className="mt-8">
        <EstimateTable estimate={estimate} />
      </section>
      <AnswerEstimate key={`${id} ${outcome}`} estimate={estimate} result={actionData} />
      {outcome !== 'open' && (
        <div className="mt-5">
          <CallButton phone={brand.servicePhone} />
        </div>
      )}
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <DeadLink error={error} phone={brand.servicePhone} />
)
