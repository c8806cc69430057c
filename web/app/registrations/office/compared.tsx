import type { RegistrationDetail } from 'contract/registrations/endpoints'
import type { ReactNode } from 'react'
import { m } from '#messages'
import { DetailCard } from '../../office/detail.tsx'
import { LookAlikes } from '../../office/look-alikes.tsx'
import { inBothCalendars } from '../../ui/format/both-calendars.ts'
import { whole } from '../../ui/format/numbers.ts'
import { purchaseWords, serialWords } from '../../ui/format/purchase-words.ts'
import { InRegister } from './serial-panel.tsx'

/** The customer's input, to compare with the bill beside it. */
export const Compared = ({ registration }: { registration: RegistrationDetail }) => (
  <DetailCard title={m.registrations_office_compare()}>
    <PurchaseEntered
      registration={registration}
      serialMore={
        <>
          <LookAlikes number={registration.serial_number} />
          {registration.serial_number && (
            <InRegister unit={registration.serial_history.unit} model={registration.model_num} />
          )}
        </>
      }
    />
  </DetailCard>
)

export interface PurchaseEnteredProps {
  registration: Pick<
    RegistrationDetail,
    'purchase_date' | 'store_name' | 'store_location' | 'store_number' | 'model_num' | 'model_name' | 'serial_number'
  > & { discount_percent?: number | null; purchase_year?: number | null | undefined }
  /** below the serial number */
  serialMore?: ReactNode
}

/** The facts of a purchase that stand on a bill. */
export const PurchaseEntered = ({ registration, serialMore }: PurchaseEnteredProps) => (
  <dl className="grid gap-3.5">
    <Entered label={m.registrations_office_purchase_date()}>{purchaseWords(registration, inBothCalendars)}</Entered>
    <Entered
      label={m.registrations_office_store()}
      more={[registration.store_location, registration.store_number].filter(Boolean).join(', ')}
    >
      {registration.store_name}
    </Entered>
    {typeof registration.discount_percent === 'number' && (
      <Entered label={m.registrations_office_discount()}>
        {m.registrations_percent({ shown: whole(registration.discount_percent) })}
      </Entered>
    )}
    <Entered label={m.registrations_office_model()} more={registration.model_name}>
      {registration.model_num}
    </Entered>
    <Entered label={m.registrations_office_serial_number()} more={serialMore}>
      {serialWords(registration.serial_number)}
    </Entered>
  </dl>
)

interface EnteredProps {
  label: string
  /** a second line */
  more?: ReactNode
  children: ReactNode
}

const Entered = ({ label, more, children }: EnteredProps) => (
  <div className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="text-2xs text-ink-3 sm:pt-0.5">{label}</dt>
    <dd className="min-w-0 text-sm font-medium break-words tabular-nums">
      {children || '–'}
      {more && (
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs font-normal text-ink-2">
          {more}
        </span>
      )}
    </dd>
  </div>
)
