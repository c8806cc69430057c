import { ownQuotationPath, QUOTATION_HISTORY } from 'contract/core/paths'
import FileQuestion from 'lucide-react/icons/file-question'
import type { OwnQuotation } from 'contract/quotations/endpoints'
import { api } from '../../api/client.ts'
import { brand } from '../../brand/brand.tsx'
import { submit, valuesOf } from '../../forms/submit.ts'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { BackLink } from '../../portal/back-link.tsx'
import { PortalError } from '../../portal/portal-error.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { longDate, shortDate } from '../../ui/format/dates.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { Plate, PlateCell } from '../../ui/data/plate.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import type { FileCall } from '../../api/use-download.ts'
import type { Route } from './+types/quotation'
import { AnswerQuotation } from '../answer-quotation.tsx'
import { AskedTable } from '../asked-table.tsx'
import { askedWords } from '../asked-words.ts'
import { DownloadQuotation } from '../download-quotation.tsx'
import { OfferTable } from '../offer-table.tsx'
import { isExpired } from '../offer-words.ts'
import { QuotationStatus, quotationStatusLabel } from '../quotation-status.tsx'
import { m } from '#messages'

const PAGE = 'mx-auto w-full max-w-4xl px-5 pt-4 pb-20 lg:px-10 lg:pt-8 lg:pb-28'

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.quotations.getMine({ params: { id: params.quote_id } }, { signal: request.signal }))

export const clientAction = async ({ params, request }: Route.ClientActionArgs) =>
  submit(api.quotations.answerMine, {
    params: { id: params.quote_id },
    values: valuesOf(await request.formData()),
  })

export const HydrateFallback = () => (
  <main id="main" className={PAGE}>
    <Loading label={m.quotations_loading_one()}>
      <Skeleton pale className="mt-3 h-5 w-40" />
      <Skeleton className="mt-6 h-9 w-80 max-w-full lg:h-12" />
      <Skeleton pale className="mt-8 h-60 w-full rounded-card sm:h-46" />
      <Skeleton pale className="mt-10 h-24 w-full rounded-card" />
    </Loading>
  </main>
)

/** `/single-bulk-history/:quote_id` */
export default function Quotation({ loaderData: quotation, actionData }: Route.ComponentProps) {
  return (
    <main id="main" className={PAGE}>
      {quotation ? <Facts quotation={quotation} result={actionData} /> : <Absent />}
    </main>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <PortalError error={error} back={{ to: QUOTATION_HISTORY, text: m.quotations_history() }} />
)

interface FactsProps {
  quotation: OwnQuotation
  /** of the answer to it */
  result: unknown
}

function Facts({ quotation, result }: FactsProps) {
  const { quantity, model_name, products, status, reason } = quotation
  const title = askedWords(quotation)
  const several = products.length > 1
  return (
    <>
      <title>{`${title} | ${brand.name}`}</title>
      <BackLink to={QUOTATION_HISTORY}>{m.quotations_history()}</BackLink>
      <h1 className="mt-3 mb-8 text-title break-words">{title}</h1>
      {reason && (
        <Note className="mb-6" title={quotationStatusLabel(status)}>
          {reason}
        </Note>
      )}
      <Plate columns={3}>
        <PlateCell label={m.quotations_customer_name()}>{quotation.customer_name}</PlateCell>
        <PlateCell label={m.quotations_contact()}>{quotation.contact}</PlateCell>
        {!several && (
          <>
            <PlateCell label={m.quotations_model_name()}>{model_name}</PlateCell>
            <PlateCell label={m.quotations_model_number()}>{quotation.model_num}</PlateCell>
            <PlateCell label={m.quotations_quantity()}>{whole(quantity)}</PlateCell>
          </>
        )}
        <PlateCell label={m.quotations_status()} className={several ? 'max-sm:col-span-full' : ''}>
          <QuotationStatus status={status} own />
        </PlateCell>
        <PlateCell label={m.quotations_created_at()} className="col-span-full">
          {longDate(quotation.created_at)}
        </PlateCell>
      </Plate>
      {several && (
        <section aria-labelledby="products" className="mt-10">
          <h2 id="products" className="mb-4 text-heading">
            {m.quotations_products()}
          </h2>
          <AskedTable products={products} />
        </section>
      )}
      {status === 'Approved' && <Offer quotation={quotation} result={result} />}
      <section aria-labelledby="description" className="mt-10">
        <h2 id="description" className="mb-3 text-heading">
          {m.quotations_description()}
        </h2>
        <p className="max-w-read wrap-anywhere whitespace-pre-line text-ink-2">{quotation.description}</p>
      </section>
    </>
  )
}

function Offer({ quotation, result }: FactsProps) {
  const { id, lines, total, valid_until, outcome, replaced_by } = quotation
  const call: FileCall['call'] = (options) => api.quotations.myPdf({ params: { id } }, options)
  return (
    <section aria-labelledby="prices" className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="prices" className="text-heading">
          {m.quotations_prices()}
        </h2>
        <DownloadQuotation id={id} call={call} className="max-sm:w-full" />
      </div>
      {isExpired(quotation) && !outcome && (
        <Note className="mb-5" title={m.quotations_expired_title()}>
          {m.quotations_held_until({ day: shortDate(valid_until) })}
        </Note>
      )}
      {total === null ? (
        <p className="text-ink-2">{m.quotations_unpriced()}</p>
      ) : (
        <OfferTable lines={lines} total={total} />
      )}
      {valid_until && !isExpired(quotation) && (
        <p className="mt-4 text-sm text-ink-2">{m.quotations_valid_until_sentence({ day: shortDate(valid_until) })}</p>
      )}
      <AnswerQuotation
        key={`${id} ${outcome}`}
        quotation={quotation}
        result={result}
        newer={replaced_by != null && <TextLink to={ownQuotationPath(replaced_by)}>{m.quotations_to_newer()}</TextLink>}
      />
    </section>
  )
}

const Absent = () => (
  <>
    <title>{`${m.quotations_no_data()} | ${brand.name}`}</title>
    <EmptyState heading="h1" icon={<FileQuestion />} title={m.quotations_no_data()} text={m.quotations_absent_text()}>
      <ButtonLink to={QUOTATION_HISTORY} variant="ink">
        {m.quotations_history()}
      </ButtonLink>
    </EmptyState>
  </>
)
