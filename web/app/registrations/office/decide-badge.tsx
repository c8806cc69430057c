import { registrationPath } from 'contract/core/office-paths'
import type { RegistrationRow } from 'contract/registrations/endpoints'
import { useFetcher } from 'react-router'
import { m } from '#messages'
import { DecideBadge, type DecideBadgeProps } from '../../office/decide-badge.tsx'
import { serialWords } from '../../ui/format/purchase-words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import type { clientLoader } from './registration-detail.tsx'

export interface RegistrationBadgeProps extends Pick<DecideBadgeProps, 'tone' | 'sign' | 'children'> {
  registration: RegistrationRow
}

/** A fact about a registration, and the way to decide it. */
export function RegistrationBadge({ registration, ...look }: RegistrationBadgeProps) {
  const details = useFetcher<typeof clientLoader>()
  return (
    <DecideBadge
      {...look}
      access="registrations.decide"
      isOpen={registration.status === 'Pending' || registration.status === 'Rejected'}
      action={m.registrations_office_status_update_name({ serial: serialWords(registration.serial_number) })}
      onPress={(open) => {
        open()
        // Points and months are not in the row.
        void details.load(registrationPath(registration.id))
      }}
      renderDialog={(opening) => (
        <DecideDialog {...opening} registration={registration} facts={details.data ?? undefined} />
      )}
    />
  )
}
