import { QUOTATION_LIST, quotationPath } from 'contract/core/office-paths'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { redirect } from 'react-router'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { isRefusal } from '../../forms/refusal.ts'
import { submitForMessage } from '../../forms/submit-for-message.ts'
import { submit, valuesOf } from '../../forms/submit.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { BackToList } from '../../lists/place/back-to-list.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { dateTime, longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/quotation-view'
import { QuotationBadge } from './decide-badge.tsx'
import { decideQuotation } from './decide.ts'
import { LoseButton } from './lose-button.tsx'
import { lostLabel } from './lost-words.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { ReviseButton } from './revise-button.tsx'
import { PriceForm } from './price-form.tsx'
import { priceAction } from './price.ts'
import { AskedTable, stockWords } from '../asked-table.tsx'
import { askedWords, modelWords } from '../asked-words.ts'
import { DownloadQuotation } from '../download-quotation.tsx'
import { OfferTable } from '../offer-table.tsx'
import { validityWords } from '../offer-words.ts'
import { QuotationStatus } from '../quotation-status.tsx'
import { usePriceDraft, type Typing } from './use-price-draft.ts'

export const handle: OfficeHandle = {
  crumbs: ({ quote_id }) => [
    { text: m.quotations_office_crumb(), to: QUOTATION_LIST },
    { text: m.quotations_office_number({ id: quote_id! }) },
  ],
}
export const clientMiddleware = [needs('quotations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.quotations.get({ params: { id: params.quote_id } }))
/** Price forms and revisions carry an intent; any other form is a decision. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  if (intent === 'revise') return reviseAction(params.quote_id)
  if (intent === 'lose') return loseAction({ request, id: params.quote_id })
  if (intent === 'regain')
    return submitForMessage(api.quotations.regain, { params: { id: params.quote_id }, values: {} })
  return intent === 'price' ? priceAction({ request }) : decideQuotation({ request })
}

async function loseAction({ request, id }: { request: Request; id: string }) {
  const { intent: _, ...values } = valuesOf(await request.formData())
  return submitForMessage(api.quotations.lose, { params: { id }, values })
}

/** Leads to the revision. */
async function reviseAction(id: string) {
  const result = await submit(api.quotations.revise, { params: { id } })
  if (isRefusal(result)) return result
  toast.success(result.message)
  return redirect(quotationPath(result.data.id))
}

export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single/bulk-quote-view/{quote_id}` */
export default function QuotationView({ loaderData: quotation }: Route.ComponentProps) {
  if (!quotation)
    return (
      <AbsentDetail words={m.quotations_office_absent()} back={QUOTATION_LIST} list={m.quotations_office_crumb()} />
    )
  return <Detail key={quotation.id} quotation={quotation} />
}

function Detail({ quotation }: { quotation: QuotationDetail }) {
  const { id, number, customer_name, company, pan, address, contact, products, status, reason } = quotation
  const { model_name, model_num, quantity, outcome } = quotation
  const several = products.length > 1
  const typing = usePriceDraft(quotation)
  const isApproved = status === 'Approved'
  const isUnsaved = typing.isChanged && !isApproved
  return (
    <DetailPage title={`${customer_name}, ${modelWords(quotation)}`}>
      <DetailHead
        title={company || customer_name}
        state={
          <>
            <QuotationBadge quotation={quotation} isUnsaved={isUnsaved} />
            {outcome && <OutcomeBadge outcome={outcome} />}
          </>
        }
        facts={
          <>
            <span>{m.quotations_office_number({ id: number || id })}</span>
            <span>{askedWords(quotation)}</span>
          </>
        }
        actions={
          <>
            <ReviseButton quotation={quotation} />
            <LoseButton quotation={quotation} />
            <BackToList list={QUOTATION_LIST}>{m.quotations_office_back()}</BackToList>
            {isApproved && (
              <DownloadQuotation
                id={id}
                size="sm"
                call={(options) => api.quotations.pdf({ params: { id: id } }, options)}
              />
            )}
          </>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title={m.quotations_office_request()}>
          <Facts
            items={[
              [m.quotations_office_customer_name(), customer_name],
              ...(company ? [[m.quotations_office_fact_company(), company] as const] : []),
              [m.quotations_office_contact(), contact],
              ...(pan ? [[m.quotations_office_fact_pan(), pan] as const] : []),
              ...(address ? [[m.quotations_office_fact_address(), address] as const] : []),
              ...(several
                ? []
                : [
                    [m.quotations_office_model_name(), model_name] as const,
                    [m.quotations_office_model_number(), model_num] as const,
                    [
                      m.quotations_office_quantity(),
                      `${whole(quantity)} (${stockWords(products[0]?.product_stock ?? null)})`,
                    ] as const,
                  ]),
              [m.quotations_office_status(), <QuotationStatus key="status" status={status} />],
              [m.quotations_office_created_at(), longDate(quotation.created_at)],
              ...(reason ? [[m.quotations_office_reason(), reason] as const] : []),
              ...outcomeFacts(quotation),
              ...revision(m.quotations_office_revises(), quotation.revises),
              ...revision(m.quotations_office_revised_by(), quotation.revised_by),
            ]}
          />
        </DetailCard>
        <DetailCard title={m.quotations_office_description()}>
          <p className="max-w-read text-sm wrap-anywhere whitespace-pre-line">{quotation.description}</p>
        </DetailCard>
        {several && (
          <DetailCard title={m.quotations_office_products()} className="lg:col-span-2">
            <AskedTable products={products} />
          </DetailCard>
        )}
        <DetailCard title={m.quotations_office_prices()} className="lg:col-span-2">
          <Prices quotation={quotation} typing={typing} />
        </DetailCard>
      </div>
      <History subject="quotation" id={id} />
    </DetailPage>
  )
}

/** What its customer answered, and why it was lost. */
function outcomeFacts(quotation: QuotationDetail) {
  const { outcome, answered_at, answer_words, lost_reason, lost_words, lost_at } = quotation
  return [
    ...(answered_at
      ? [
          [
            outcome === 'accepted' ? m.quotations_office_accepted_on() : m.quotations_office_declined_on(),
            dateTime(answered_at),
          ] as const,
        ]
      : []),
    ...(answer_words ? [[m.quotations_office_answer_words(), answer_words] as const] : []),
    ...(lost_reason && lost_at
      ? [
          [
            m.quotations_office_lost_fact(),
            [lostLabel(lost_reason), lost_words, longDate(lost_at)].filter(Boolean).join(' · '),
          ] as const,
        ]
      : []),
  ]
}

/** The way to another revision of it. */
const revision = (label: string, id: number | null) =>
  id === null
    ? []
    : [
        [
          label,
          <TextLink key={label} to={quotationPath(id)}>
            {m.quotations_office_number({ id })}
          </TextLink>,
        ] as const,
      ]

/** To be written until the approval, final from then on. */
function Prices({ quotation, typing }: { quotation: QuotationDetail; typing: Typing }) {
  const mayWrite = useMay('quotations.decide')
  const { status, lines, total } = quotation
  if (status !== 'Approved' && mayWrite) return <PriceForm quotation={quotation} typing={typing} />
  if (total === null) return <p className="text-sm text-ink-2">{m.quotations_office_no_prices_written()}</p>
  const validity = validityWords(quotation)
  return (
    <>
      <OfferTable lines={lines} total={total} />
      {validity && <p className="mt-4 text-xs text-ink-2 first-letter:uppercase">{validity}</p>}
    </>
  )
}
