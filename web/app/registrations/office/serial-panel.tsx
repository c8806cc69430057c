import { customerPath, registrationPath } from 'contract/core/office-paths'
import { canonicalCode } from 'contract/core/texts/canonical'
import type { RegistrationDetail, SerialHistory } from 'contract/registrations/endpoints'
import type { RegistrationFate } from 'contract/registrations/words'
import { m } from '#messages'
import { DetailCard } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RegistrationStatus } from '../registration-status.tsx'
import { statusLabel } from './status-label.ts'

/** Warnings about a serial number: earlier registrations. Nothing while the number is not known. */
export function SerialPanel({ registration }: { registration: RegistrationDetail }) {
  if (registration.serial_number === '') return null
  const { registrations } = registration.serial_history
  return (
    <DetailCard title={m.registrations_office_other_registrations()}>
      {registration.shares_serial && !registration.held_by && <Shared registration={registration} />}
      {registrations.length === 0 ? (
        <p className="text-xs">{m.registrations_office_nobody_else()}</p>
      ) : (
        <ul className="-my-2.5 divide-y divide-line">
          {registrations.map((earlier) => (
            <Earlier key={`${earlier.fate} ${earlier.id}`} earlier={earlier} />
          ))}
        </ul>
      )}
    </DetailCard>
  )
}

/** One unit is registered more than once: which one holds its serial number, and what can be done. */
function Shared({ registration: { is_duplicate, is_verified, temp_reward } }: { registration: RegistrationDetail }) {
  const brought = is_verified
    ? m.registrations_office_brought_points({ points: whole(temp_reward) })
    : m.registrations_office_brought_none()
  return (
    <Note className="mb-4" tone="error" title={m.registrations_office_shared()}>
      {brought} {is_duplicate ? m.registrations_office_shared_duplicate() : m.registrations_office_shared_holder()}
    </Note>
  )
}

/** Whether the QR register has a serial number, and with which model. */
export function InRegister({ unit, model }: { unit: SerialHistory['unit']; model: string }) {
  if (!unit) return <Badge tone="grey">{m.registrations_office_register_absent()}</Badge>
  const isSame = canonicalCode(unit.model_number) === canonicalCode(model)
  return (
    <>
      <Badge tone={isSame ? 'green' : 'amber'}>
        {isSame ? m.registrations_office_register_present() : m.registrations_office_register_other()}
      </Badge>
      <span className="text-ink-2">
        {unit.model_name}, {unit.model_number}
      </span>
    </>
  )
}

function Earlier({ earlier }: { earlier: SerialHistory['registrations'][number] }) {
  const { id, fate, customer, created_at, ended_at, reason, model_name, model_num, serial_number, points } = earlier
  const mayOpenCustomer = useMay('customers.read')
  const name = customer ? `${customer.firstname} ${customer.lastname}` : m.registrations_office_a_customer()
  const words = {
    serial: serial_number,
    model: model_name,
    model_number: model_num,
    when: dateTime(created_at),
  }
  return (
    <li className="py-2.5 text-xs">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {isGone(fate) ? <Badge tone="grey">{statusLabel(fate)}</Badge> : <RegistrationStatus status={fate} />}
        {customer && mayOpenCustomer ? <TextLink to={customerPath(customer.id)}>{name}</TextLink> : <span>{name}</span>}
        {!isGone(fate) && <TextLink to={registrationPath(id)}>{m.registrations_office_number({ id })}</TextLink>}
      </div>
      <p className="mt-1 text-2xs break-words text-ink-3 tabular-nums">
        {points > 0
          ? m.registrations_office_earlier_points({ ...words, points: whole(points) })
          : m.registrations_office_earlier(words)}
        {ended_at && `, ${ENDED[fate]({ when: dateTime(ended_at) })}`}
        {fate === 'Rejected' && reason && `: ${reason}`}
      </p>
    </li>
  )
}

const ENDED: Record<RegistrationFate, (places: { when: string }) => string> = {
  Pending: m.registrations_office_ended_pending,
  Approved: m.registrations_office_ended_approved,
  Discount: m.registrations_office_ended_discount,
  Rejected: m.registrations_office_ended_rejected,
  Withdrawn: m.registrations_office_ended_withdrawn,
  Deleted: m.registrations_office_ended_deleted,
}

const isGone = (fate: RegistrationFate): boolean => fate === 'Withdrawn' || fate === 'Deleted'
