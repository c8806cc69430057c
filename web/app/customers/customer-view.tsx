import {
  ADD_REGISTRATION,
  customerPath,
  CUSTOMER_LIST,
  editCustomerPath,
  newComplaintPath,
  newQuotationPath,
} from 'contract/core/office-paths'
import Boxes from 'lucide-react/icons/boxes'
import PackagePlus from 'lucide-react/icons/package-plus'
import Pencil from 'lucide-react/icons/pencil'
import type { CustomerDetail } from 'contract/customers/endpoints'
import { redirect } from 'react-router'
import { m } from '#messages'
import { fullName } from '../accounts/office/person-columns.tsx'
import { api } from '../api/client.ts'
import { NewComplaintLink } from '../complaints/office/callers/new-complaint-link.tsx'
import { NoteCard } from '../customer-notes/note-card.tsx'
import { History } from '../history/history.tsx'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailHead, DetailPage, DetailSkeleton } from '../office/detail.tsx'
import { EndSessions } from '../office/end-sessions-button.tsx'
import { useMay } from '../office/office-data.ts'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Badge } from '../ui/data/badge.tsx'
import type { Route } from './+types/customer-view'
import { customerAction } from './customer-action.ts'
import {
  ComplaintsCard,
  EnquiriesCard,
  PersonalisationsCard,
  PointsCard,
  ProductsCard,
  QuotationsCard,
} from './customer-cards.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { EditContact } from './edit-contact.tsx'
import { MergeCustomerButton } from './merging/merge-customer-button.tsx'
import { MergedLately } from './merging/merged-lately.tsx'
import { AddNumber } from './other-numbers.tsx'
import { TierBadge } from './tier-badge.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: m.customers_profiles() },
    { text: m.customers_list(), to: CUSTOMER_LIST },
    { text: m.customers_number({ id: id! }) },
  ],
}
export const clientMiddleware = [needs('customers.read')]
export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [customer, overview, notes] = await Promise.all([
    rowOrAbsent(api.customers.get({ params: { id } }, { signal })),
    rowOrAbsent(api.customers.overview({ params: { id } }, { signal })),
    rowOrAbsent(api.customerNotes.list({ params: { id } }, { signal })),
  ])
  // An account that was merged is part of another one.
  if (customer && String(customer.id) !== id) throw redirect(customerPath(customer.id))
  return customer && overview && { customer, overview, notes: notes ?? [] }
}
export const clientAction = ({ request, params }: Route.ClientActionArgs) => customerAction(request, params.id)
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-customer-view/{id}`: who it is, and everything about this one person. */
export default function CustomerView({ loaderData: found }: Route.ComponentProps) {
  if (!found) return <AbsentDetail words={m.customers_absent()} back={CUSTOMER_LIST} list={m.customers_list()} />
  const { customer, overview, notes } = found
  const { products, complaints, quotations, personalisations, enquiries } = overview
  const name = fullName(customer)
  return (
    <DetailPage title={name}>
      <DetailHead
        title={name}
        state={
          <>
            <TierBadge tier={customer.tier} />
            {!customer.claimed && <Badge tone="wait">{m.customers_unclaimed()}</Badge>}
            {customer.membership && <Badge tone="ink">{m.customers_premium()}</Badge>}
          </>
        }
        facts={<CustomerFacts customer={customer} points={overview.reward_points} />}
        actions={<CustomerActions customer={customer} />}
      />
      {customer.merges.map((merge) => (
        <MergedLately key={merge.id} merge={merge} />
      ))}
      <div className="mt-6 grid gap-5">
        <NoteCard notes={notes} name={name} />
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <div className="grid gap-5">
            {complaints && <ComplaintsCard complaints={complaints} />}
            {products && <ProductsCard products={products} />}
          </div>
          <div className="grid gap-5">
            <PointsCard overview={overview} name={name} />
            {quotations && <QuotationsCard quotations={quotations} />}
            {personalisations && <PersonalisationsCard personalisations={personalisations} />}
            {enquiries && <EnquiriesCard enquiries={enquiries} />}
          </div>
        </div>
      </div>
      <History subject="account" id={customer.id} />
    </DetailPage>
  )
}

/** The actions staff can take for a customer. */
const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const mayRegister = useMay('registrations.write')
  const mayWrite = useMay('customers.write')
  const mayMove = useMay('customers.contact')
  const mayQuote = useMay('quotations.decide')
  return (
    <>
      <NewComplaintLink to={newComplaintPath(customer.id)} />
      {mayQuote && (
        <ButtonLink to={newQuotationPath(customer.id)} variant="line" size="sm">
          <Boxes />
          {m.quotations_office_make()}
        </ButtonLink>
      )}
      {mayRegister && (
        <ButtonLink to={`${ADD_REGISTRATION}?contact=${customer.contact}`} variant="line" size="sm">
          <PackagePlus />
          {m.customers_register()}
        </ButtonLink>
      )}
      {mayMove && <EditContact id={customer.id} name={fullName(customer)} />}
      {mayWrite && (
        <ButtonLink to={editCustomerPath(customer.id)} variant="line" size="sm">
          <Pencil />
          {m.customers_edit()}
        </ButtonLink>
      )}
      <AddNumber customer={customer} />
      <MergeCustomerButton customer={customer} />
      {mayWrite && <EndSessions id={customer.id} name={fullName(customer)} />}
    </>
  )
}
