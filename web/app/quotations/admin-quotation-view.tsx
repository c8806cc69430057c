import ArrowLeft from 'lucide-react/icons/arrow-left'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { longDate } from '../ui/dates.ts'
import { whole } from '../ui/numbers.ts'
import type { Route } from './+types/admin-quotation-view'
import { DecideBadge } from './admin-decide-badge.tsx'
import { decideAction } from './admin-decide.ts'
import { QUOTATION_LIST } from './admin-quotation-address.ts'
import { QuotationStatus } from './quotation-status.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ quote_id }) => [{ text: 'BulkQuote Products', to: QUOTATION_LIST }, { text: `No. ${quote_id}` }],
}
export const clientMiddleware = [needs('quotations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.quotations.get({ params: { id: params.quote_id } }))
export const clientAction = decideAction
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single/bulk-quote-view/{quote_id}` */
export default function AdminQuotationView({ loaderData: quotation }: Route.ComponentProps) {
  if (!quotation) return <AbsentDetail words="No data available" back={QUOTATION_LIST} list="BulkQuote Products" />
  const { quote_id, customer_name, contact, model_name, model_num, quantity, status, reason } = quotation
  return (
    <DetailPage title={`${customer_name}, ${model_name}`}>
      <DetailHead
        title={customer_name}
        state={<DecideBadge quotation={quotation} />}
        facts={
          <>
            <span>No. {quote_id}</span>
            <span>
              {whole(quantity)} × {model_name}
            </span>
          </>
        }
        actions={
          <ButtonLink to={QUOTATION_LIST} variant="line" size="sm">
            <ArrowLeft />
            Back
          </ButtonLink>
        }
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <DetailCard title="Request">
          <Facts
            items={[
              ['Customer Name', customer_name],
              ['Contact', contact],
              ['Model Name', model_name],
              ['Model Number', model_num],
              ['Quantity', whole(quantity)],
              ['Status', <QuotationStatus key="status" status={status} />],
              ['Created At', longDate(quotation.created_at)],
              ...(reason ? [['Reason', reason] as const] : []),
            ]}
          />
        </DetailCard>
        <DetailCard title="Description">
          <p className="max-w-read text-sm wrap-anywhere whitespace-pre-line">{quotation.description}</p>
        </DetailCard>
      </div>
    </DetailPage>
  )
}
