import { REGISTRATION_LIST } from 'contract/core/paths'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { api } from '../../api/client.ts'
import { History } from '../../history/history.tsx'
import type { OfficeHandle } from '../../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../../office/detail.tsx'
import { KeysHelp } from '../../office/keys-help.tsx'
import { useMay } from '../../office/office-data.ts'
import { PhotoPanel } from '../../office/photo-panel.tsx'
import { rowOrAbsent } from '../../office/row-or-absent.ts'
import { needs } from '../../session/guard.ts'
import { dateTime, longDate } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import type { Route } from './+types/registration-detail'
import { DecideButton } from './decide-button.tsx'
import { decideRegistration } from './decide.ts'
import { NextWaiting } from './next-waiting.tsx'
import { SerialPanel } from './serial-panel.tsx'
import { RegistrationStatus } from '../registration-status.tsx'

export const handle: OfficeHandle = {
  crumbs: ({ id }) => [
    { text: 'Customer Products' },
    { text: 'Customer Products List', to: REGISTRATION_LIST },
    { text: `No. ${id}` },
  ],
}
export const clientMiddleware = [needs('registrations.read')]
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  rowOrAbsent(api.registrations.get({ params: { id: params.id } }))
export const clientAction = decideRegistration
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-customer-product-list/{id}` */
export default function RegistrationDetailScreen({ loaderData: registration }: Route.ComponentProps) {
  const mayDecide = useMay('registrations.decide')
  if (!registration)
    return <AbsentDetail words="No data available" back={REGISTRATION_LIST} list="Customer Products List" />
  const { firstname, lastname, status, model_name, model_num } = registration
  return (
    <DetailPage title={`${firstname} ${lastname}, ${model_name}`}>
      <DetailHead
        title={`${firstname} ${lastname}`}
        state={<RegistrationStatus status={status} />}
        facts={
          <>
            <span>{model_name}</span>
            <span>{model_num}</span>
            <span>Registered {longDate(registration.created_at)}</span>
          </>
        }
        actions={
          <>
            <KeysHelp keys={mayDecide ? [...DECISION_KEYS, ...LOOKING_KEYS] : LOOKING_KEYS} />
            <NextWaiting registration={registration} />
            <DecideButton registration={registration} />
          </>
        }
      />
      {status === 'Rejected' && registration.reason && (
        <Note className="mt-5" title="Rejected">
          {registration.reason}
        </Note>
      )}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <DetailCard title="Photographs" className="lg:sticky lg:top-5">
          <PhotoPanel
            key={registration.id}
            photos={[
              ...(registration.fault ? [{ label: 'Fault', src: registration.fault.photo }] : []),
              { label: 'Product', src: registration.product_image },
              { label: 'Bill', src: registration.bill_image_one },
              { label: 'Warranty card', src: registration.warranty_image },
            ]}
          />
        </DetailCard>
        <div className="grid gap-5">
          {registration.fault && <ReportedFault fault={registration.fault} />}
          <SerialPanel registration={registration} />
          <RegistrationFacts registration={registration} />
        </div>
      </div>
      <History subject="registration" id={registration.id} />
    </DetailPage>
  )
}

const ReportedFault = ({ fault }: { fault: NonNullable<RegistrationDetail['fault']> }) => (
  <DetailCard title="Reported fault">
    <Note className="mb-4">
      Approving this registration opens a complaint about it. If you reject it, the report is kept.
    </Note>
    <Facts
      items={[
        ['Problem type', fault.problem_type],
        ['Description', fault.problem_description],
        ['Reported', dateTime(fault.created_at)],
      ]}
    />
  </DetailCard>
)

const RegistrationFacts = ({ registration }: { registration: RegistrationDetail }) => (
  <>
    <DetailCard title="Product">
      <Facts
        items={[
          ['Model name', registration.model_name],
          ['Model number', registration.model_num],
          [pointsLabel(registration), whole(registration.temp_reward)],
          ['Verified', registration.is_verified ? 'Verified' : 'Unverified'],
        ]}
      />
    </DetailCard>
    <DetailCard title="Store">
      <Facts
        items={[
          ['Store name', registration.store_name],
          ['Location', registration.store_location],
          ['Number', registration.store_number],
        ]}
      />
    </DetailCard>
    <DetailCard title="Dates">
      <Facts
        items={[
          ['Purchase date', longDate(registration.purchase_date)],
          ['Registered', dateTime(registration.created_at)],
          ['Warranty from', longDate(registration.warranty_issue)],
          ['Warranty until', longDate(registration.warranty_expiry)],
          [monthsLabel(registration), registration.warranty_months],
        ]}
      />
    </DetailCard>
    <DetailCard title="Customer">
      <Facts
        items={[
          ['Name', `${registration.firstname} ${registration.lastname}`],
          ['Contact', registration.customer.contact],
          ['Email', registration.customer.email],
        ]}
      />
    </DetailCard>
  </>
)

const DECISION_KEYS = [
  ['a', 'Approve'],
  ['d', 'Approve with discount'],
  ['r', 'Reject'],
  ['Ctrl Enter', 'Send the reason'],
] as const
const LOOKING_KEYS = [
  ['n', 'Next waiting registration'],
  ['← →', 'Other photograph'],
  ['+ −', 'Zoom'],
  ['0', 'Fit'],
  ['t', 'Turn by 90°'],
  ['?', 'These keys'],
] as const

const pointsLabel = ({ is_verified }: RegistrationDetail) => (is_verified ? 'Points awarded' : 'Points on approval')
const monthsLabel = ({ is_verified }: RegistrationDetail) =>
  is_verified ? 'Months of warranty' : 'Months of warranty on approval'
