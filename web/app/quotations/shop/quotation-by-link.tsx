import { quotationLinkPath } from 'contract/core/paths'
import type { PageHandle } from 'contract/core/page'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { brand } from '../../brand/brand.tsx'
import { DeadLink } from '../../customer-links/dead-link.tsx'
import { submit, valuesOf } from '../../forms/submit.ts'
import { SiteHead } from '../../seo/site-head.tsx'
import { longDate, shortDate } from '../../ui/format/dates.ts'
import { AnswerQuotation } from '../answer-quotation.tsx'
import { AskedTable } from '../asked-table.tsx'
import { DownloadQuotation } from '../download-quotation.tsx'
import { OfferTable } from '../offer-table.tsx'
import { isExpired } from '../offer-words.ts'
import type { Route } from './+types/quotation-by-link'

// Prices and answer are shown as they are now.
export const handle: PageHandle = { fresh: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).quotations.byLink({ params: { token } })
  return { quotation: data, path: quotationLinkPath(token) }
}

export const clientAction = async ({ request, params: { token } }: Route.ClientActionArgs) =>
  submit(api.quotations.answerByLink, { params: { token }, values: valuesOf(await request.formData()) })

/** `/o/{token}`: a customer reads and answers a quotation without signing in; always its newest revision. */
export default function QuotationByLink({ loaderData: { quotation, path }, params, actionData }: Route.ComponentProps) {
  const { id, number, products, lines, total, valid_until, decided_at } = quotation
  const title = m.quotations_link_title({ number: number || id })
  return (
    <main id="main" className="mx-auto w-full max-w-3xl px-5 pt-8 pb-20 lg:pt-16">
      <SiteHead title={title} description={title} path={path} unlisted />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <DownloadQuotation
          id={id}
          call={(options) => api.quotations.pdfByLink({ params: { token: params.token } }, options)}
          className="max-sm:w-full"
        />
      </div>
      <p className="mt-3 text-sm text-ink-2 tabular-nums">
        {decided_at && longDate(decided_at)}
        {valid_until && !isExpired({ valid_until }) && (
          <span className="block">{m.quotations_valid_until_sentence({ day: shortDate(valid_until) })}</span>
        )}
      </p>
      <section className="mt-8">
        {total === null ? (
          <>
            <AskedTable products={products} />
            <p className="mt-5 text-ink-2">{m.quotations_unpriced()}</p>
          </>
        ) : (
          <OfferTable lines={lines} total={total} />
        )}
      </section>
      <AnswerQuotation key={`${id} ${quotation.outcome}`} quotation={quotation} result={actionData} />
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <DeadLink error={error} phone={brand.phone} />
