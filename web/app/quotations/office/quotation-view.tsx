import { QUOTATION_LIST } from 'contract/core/office-paths'
import type { QuotationDetail } from 'contract/quotations/endpoints'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { BackToList } from '../../lists/place/back-to-list.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { longDate } from '../../ui/format/dates.ts'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/quotation-view'
import { QuotationBadge } from './decide-badge.tsx'
import { decideQuotation } from './decide.ts'
import { PriceForm } from './price-form.tsx'
import { priceAction } from './price.ts'
import { AskedTable } from '../asked-table.tsx'
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
/** Price forms carry an intent; any other form is a decision. */
export const clientAction = async ({ request }: Route.ClientActionArgs) =>
  (await request.clone().formData()).get('intent') === 'price' ? priceAction({ request }) : decideQuotation({ request })
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
  const { id, customer_name, contact, model_name, model_num, quantity, products, status, reason } = quotation
  const several = products.length > 1
  const typing = usePriceDraft(quotation)
  const isApproved = status === 'Approved'
  const isUnsaved = typing.isChanged && !isApproved
  return (
    <DetailPage title={`${customer_name}, ${modelWords(quotation)}`}>
      <DetailHead
        title={customer_name}
        state={<QuotationBadge quotation={quotation} isUnsaved={isUnsaved} />}
        facts={
          <>
            <span>{m.quotations_office_number({ id })}</span>
            <span>{askedWords(quotation)}</span>
          </>
        }
        actions={
          <>
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
              [m.quotations_office_contact(), contact],
              ...(several
                ? []
                : [
                    [m.quotations_office_model_name(), model_name] as const,
                    [m.quotations_office_model_number(), model_num] as const,
                    [m.quotations_office_quantity(), whole(quantity)] as const,
                  ]),
              [m.quotations_office_status(), <QuotationStatus key="status" status={status} />],
              [m.quotations_office_created_at(), longDate(quotation.created_at)],
              ...(reason ? [[m.quotations_office_reason(), reason] as const] : []),
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
      {validity && <p className="mt-4 text-xs text-ink-2 first-letter:uppercase">{validity}.</p>}
    </>
  )
}
