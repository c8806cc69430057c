import { customerPath, registrationPath } from 'contract/core/office-paths'
import type { HeldRegistration, RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { DetailCard } from '../../../office/detail.tsx'
import { useMay } from '../../../office/office-data.ts'
import { PhotoPanel } from '../../../office/photo-panel.tsx'
import { TextLink } from '../../../ui/buttons/text-link.tsx'
import { dateTime } from '../../../ui/format/dates.ts'
import { PurchaseEntered } from '../compared.tsx'
import { photosOf } from '../photos-of.ts'
import { RegistrationStatus } from '../../registration-status.tsx'
import type { Dispute } from './dispute.ts'
import { ownerOf } from './owner-of.ts'

/** The papers of a dispute and those of the registration that holds the number, side by side; keys move both. */
export const BothPapers = ({ registration, held }: Dispute) => (
  <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
    <Papers
      title={m.registrations_office_dispute_claims({ name: `${registration.firstname} ${registration.lastname}` })}
      registration={registration}
      customerId={registration.customer.id}
    />
    <Papers
      title={m.registrations_office_dispute_holds({ name: ownerOf(held) })}
      registration={held}
      customerId={held.customer?.id}
      isOther
    />
  </div>
)

interface PapersProps {
  title: string
  registration: RegistrationDetail | HeldRegistration
  customerId: number | undefined
  /** it has a screen of its own */
  isOther?: boolean
}

function Papers({ title, registration, customerId, isOther = false }: PapersProps) {
  const mayOpenCustomer = useMay('customers.read')
  const { id, status, created_at } = registration
  return (
    <DetailCard title={title}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs">
        <RegistrationStatus status={status} />
        <span className="text-ink-3 tabular-nums">
          {m.registrations_office_registered({ when: dateTime(created_at) })}
        </span>
        {isOther && <TextLink to={registrationPath(id)}>{m.registrations_office_number({ id })}</TextLink>}
        {customerId !== undefined && mayOpenCustomer && (
          <TextLink to={customerPath(customerId)}>{m.registrations_office_customer()}</TextLink>
        )}
      </p>
      <PhotoPanel key={id} photos={photosOf(registration)} />
      <div className="mt-5">
        <PurchaseEntered registration={registration} />
      </div>
    </DetailCard>
  )
}
