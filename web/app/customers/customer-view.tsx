import { CUSTOMER_LIST } from 'contract/core/paths'
import { m } from '#messages'
import { AccountForm } from '../accounts/office/account-form.tsx'
import { fullName } from '../accounts/office/person-columns.tsx'
import { PersonFields } from '../accounts/office/person-fields.tsx'
import { api } from '../api/client.ts'
import { History } from '../history/history.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { unlessRefused } from '../office/saved-row.ts'
import { EndSessions } from '../office/end-sessions-button.tsx'
import { needs } from '../session/guard.ts'
import { Badge } from '../ui/data/badge.tsx'
import { longDate } from '../ui/format/dates.ts'
import type { Route } from './+types/customer-view'
import { customerAction, timesSaved } from './customer-action.ts'
import {
  ComplaintsCard,
  EnquiriesCard,
  PersonalisationsCard,
  PointsCard,
  ProductsCard,
  QuotationsCard,
} from './customer-cards.tsx'
import { QuotaField } from './quota-field.tsx'
import { TierBadge } from './tier-badge.tsx'
import { districtName } from '../ui/format/district-name.ts'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.customers_profiles() },
    { text: m.customers_list(), to: CUSTOMER_LIST },
    { text: m.customers_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('customers.read')]
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [customer, overview] = await Promise.all([
    rowOrAbsent(api.customers.get({ params: { id } }, { signal })),
    rowOrAbsent(api.customers.overview({ params: { id } }, { signal })),
  ])
  return customer && overview && { customer, overview, version: timesSaved() }
}
export const shouldRevalidate = unlessRefused
export const clientAction = ({ request, params }: Route.ClientActionArgs) => customerAction(request, params.id)
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-customer-view/{id}`: the form, and everything about this one person. */
export default function CustomerView({ loaderData: found, actionData }: Route.ComponentProps) {
  if (!found) return <AbsentDetail words={m.customers_absent()} back={CUSTOMER_LIST} list={m.customers_list()} />
  const { customer, version, overview } = found
  const { products, complaints, quotations, personalisations, enquiries } = overview
  return (
    <DetailPage title={fullName(customer)}>
      <DetailHead
        title={fullName(customer)}
        state={
          <>
            <TierBadge tier={customer.tier} />
            {customer.membership && <Badge tone="ink">{m.customers_premium()}</Badge>}
          </>
        }
        facts={
          <>
            <span>{customer.contact}</span>
            <span>
              {[customer.customerAddress, customer.city, districtName(customer.district)].filter(Boolean).join(', ') ||
                '–'}
            </span>
            <span>{m.customers_joined({ when: longDate(customer.date_joined) })}</span>
          </>
        }
        actions={<EndSessions id={customer.id} name={fullName(customer)} />}
      />
      <div className="mt-6 grid gap-5 lg:grid-cols-2 lg:items-start">
        <DetailCard title={m.customers_account()}>
          <AccountForm
            before={customer}
            version={version}
            result={actionData}
            verb={m.customers_save()}
            busyLabel={m.customers_saving()}
            back={CUSTOMER_LIST}
            list={m.customers_list()}
          >
            {(errorOf) => (
              <>
                <PersonFields person={customer} version={version} errorOf={errorOf} />
                <QuotaField factor={customer.quota_factor} error={errorOf('quota_factor')} />
              </>
            )}
          </AccountForm>
        </DetailCard>
        <div className="grid gap-5">
          <PointsCard overview={overview} name={fullName(customer)} />
          {products && <ProductsCard products={products} />}
          {complaints && <ComplaintsCard complaints={complaints} />}
          {quotations && <QuotationsCard quotations={quotations} />}
          {personalisations && <PersonalisationsCard personalisations={personalisations} />}
          {enquiries && <EnquiriesCard enquiries={enquiries} />}
        </div>
      </div>
      <History subject="account" id={customer.id} />
    </DetailPage>
  )
}
