import { registrationPath } from 'contract/core/paths'
import type { RegistrationRow } from 'contract/registrations/endpoints'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import type { BadgeTone } from '../../ui/data/badge-look.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { DecideDialog } from './decide-dialog.tsx'
import type { clientLoader } from './registration-detail.tsx'

export interface DecideBadgeProps {
  registration: RegistrationRow
  tone: BadgeTone
  sign?: ReactNode
  children: string
}

/** A badge that opens the decision while there is one to make; else a badge. */
export function DecideBadge({ registration, children, ...look }: DecideBadgeProps) {
  const details = useFetcher<typeof clientLoader>()
  const { times, start, ...opening } = useOpening()
  const mayDecide = useMay('registrations.decide')
  const isOpen = registration.status === 'Pending' || registration.status === 'Rejected'
  const open = () => {
    start()
    // Points and months are not in the row.
    void details.load(registrationPath(registration.id))
  }
  return (
    <>
      {mayDecide && isOpen ? (
        <BadgeButton {...look} action={`update status of ${registration.serial_number}`} onClick={open}>
          {children}
        </BadgeButton>
      ) : (
        <Badge {...look}>{children}</Badge>
      )}
      {times > 0 && (
        <DecideDialog {...opening} key={times} registration={registration} facts={details.data ?? undefined} />
      )}
    </>
  )
}
