import type { RegistrationDetail } from 'contract/registrations'
import { api } from '../api/client.ts'
import type { OfficeHandle } from '../office/crumbs.ts'
import { AbsentDetail, DetailCard, DetailHead, DetailPage, DetailSkeleton, Facts } from '../office/detail.tsx'
import { Photos } from '../office/photos.tsx'
import { rowOrAbsent } from '../office/row-or-absent.ts'
import { needs } from '../session/guard.ts'
import { Badge } from '../ui/badge.tsx'
import { dateTime, longDate, shortDate } from '../ui/dates.ts'
import { Note } from '../ui/note.tsx'
import { whole } from '../ui/numbers.ts'
import type { Route } from './+types/admin-registration-detail'
import { DecideButton } from './admin-decide-button.tsx'
import { decideAction } from './admin-decide.ts'
import { REGISTRATION_LIST } from './admin-registration-address.ts'
import { RegistrationStatus } from './registration-status.tsx'

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
export const clientAction = decideAction
export const HydrateFallback = DetailSkeleton

/** `/baltra-admin-dashboard/single-customer-product-list/{id}` (SCREENS 67) */
export default function AdminRegistrationDetail({ loaderData: registration }: Route.ComponentProps) {
  if (!registration)
    return <AbsentDetail words="No data available" back={REGISTRATION_LIST} list="Customer Products List" />
  const { firstname, lastname, customer, status, model_name, model_num, serial_number } = registration
  const inRegister = registration.is_genuine ? <Badge tone="green">Genuine</Badge> : 'Not in the register'
  return (
    <DetailPage title={`${firstname} ${lastname}, ${model_name}`}>
      <DetailHead
        title={`${firstname} ${lastname}`}
        state={<RegistrationStatus status={status} />}
        facts={
          <>
            <span>{model_name}</span>
            <span>{model_num}</span>
            <span>Registered {shortDate(registration.created_at)}</span>
          </>
        }
        actions={<DecideButton registration={registration} />}
      />
      {status === 'Rejected' && registration.reason && (
        <Note className="mt-5" title="Rejected">
          {registration.reason}
        </Note>
      )}
      <div className="mt-6 grid gap-5 lg:grid-cols-2">
        <DetailCard title="Product">
          <Facts
            items={[
              ['Model name', model_name],
              ['Model number', model_num],
              ['Serial number', serial_number],
              ['QR register', inRegister],
              [pointsLabel(registration), whole(registration.temp_reward)],
              ['Verified', registration.is_verified ? 'Verified' : 'Unverified'],
            ]}
          />
        </DetailCard>
        <DetailCard title="Customer">
          <Facts
            items={[
              ['Name', `${firstname} ${lastname}`],
              ['Contact', customer.contact],
              ['Email', customer.email],
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
        <DetailCard title="Photographs" className="lg:col-span-2">
          <Photos
            photos={[
              { label: 'Product', src: registration.product_image },
              { label: 'Bill', src: registration.bill_image_one },
              { label: 'Warranty card', src: registration.warranty_image },
            ]}
          />
        </DetailCard>
      </div>
    </DetailPage>
  )
}

const pointsLabel = ({ is_verified }: RegistrationDetail) => (is_verified ? 'Points awarded' : 'Points on approval')
const monthsLabel = ({ is_verified }: RegistrationDetail) =>
  is_verified ? 'Months of warranty' : 'Months of warranty on approval'
