import { customerPath, registrationPath } from 'contract/core/paths'
import { canonicalCode } from 'contract/core/canonical'
import type { RegistrationDetail, SerialHistory } from 'contract/registrations/endpoints'
import type { RegistrationFate } from 'contract/registrations/words'
import { DetailCard } from '../../office/detail.tsx'
import { useMay } from '../../office/office-data.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { dateTime } from '../../ui/format/dates.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'
import { TextLink } from '../../ui/buttons/text-link.tsx'
import { RegistrationStatus } from '../registration-status.tsx'

/** What speaks for a serial number and what against: the QR register, and who registered it before. */
export function SerialPanel({ registration }: { registration: RegistrationDetail }) {
  const { unit, registrations } = registration.serial_history
  return (
    <DetailCard title="Serial number">
      <p className="text-sm font-medium break-all tabular-nums">{registration.serial_number}</p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs">
        <InRegister unit={unit} model={registration.model_num} />
      </p>
      {registration.shares_serial && <Shared registration={registration} />}
      <h3 className="mt-4 border-t border-line pt-4 text-2xs text-ink-3">Other registrations</h3>
      {registrations.length === 0 ? (
        <p className="mt-1 text-xs">Nobody else has registered it.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
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
  const brought = is_verified ? `This one brought ${whole(temp_reward)} points.` : 'This one brought no points yet.'
  return (
    <Note className="mt-4" tone="error" title="This unit is registered more than once">
      {brought}{' '}
      {is_duplicate
        ? 'Another registration holds the serial number, so this one cannot be approved. Reject whichever is wrong: rejecting takes its warranty and points back.'
        : 'It holds the serial number. Reject whichever is wrong: rejecting takes its warranty and points back, and the next one holds the number.'}
    </Note>
  )
}

/** Whether the QR register has a serial number, and with which model. */
export function InRegister({ unit, model }: { unit: SerialHistory['unit']; model: string }) {
  if (!unit) return <Badge tone="grey">Not in the QR register</Badge>
  const isSame = canonicalCode(unit.model_number) === canonicalCode(model)
  return (
    <>
      <Badge tone={isSame ? 'green' : 'amber'}>
        {isSame ? 'In the QR register' : 'In the QR register with another model'}
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
  const name = customer ? `${customer.firstname} ${customer.lastname}` : 'A customer'
  return (
    <li className="py-2.5 text-xs">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {isGone(fate) ? <Badge tone="grey">{fate}</Badge> : <RegistrationStatus status={fate} />}
        {customer && mayOpenCustomer ? <TextLink to={customerPath(customer.id)}>{name}</TextLink> : <span>{name}</span>}
        {!isGone(fate) && <TextLink to={registrationPath(id)}>{`No. ${id}`}</TextLink>}
      </div>
      <p className="mt-1 text-2xs break-words text-ink-3 tabular-nums">
        {serial_number}. {model_name}, {model_num}. {points > 0 && `Brought ${whole(points)} points. `}Registered{' '}
        {dateTime(created_at)}
        {ended_at && `, ${ENDED[fate]} ${dateTime(ended_at)}`}
        {fate === 'Rejected' && reason && `: ${reason}`}
      </p>
    </li>
  )
}

const ENDED: Record<RegistrationFate, string> = {
  Pending: 'changed',
  Approved: 'approved',
  Discount: 'approved with discount',
  Rejected: 'rejected',
  Withdrawn: 'withdrawn',
  Deleted: 'deleted',
}

const isGone = (fate: RegistrationFate): boolean => fate === 'Withdrawn' || fate === 'Deleted'
