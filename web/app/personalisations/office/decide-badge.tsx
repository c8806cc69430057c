import type { Personalisation } from 'contract/personalisations/endpoints'
import { useMay } from '../../office/office-data.ts'
import { BadgeButton } from '../../ui/buttons/badge-button.tsx'
import { useOpening } from '../../ui/overlays/use-opening.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { PersonalisationStatus, STATUS_TONE } from '../personalisation-status.tsx'

/** A badge that opens the decision while the request is pending; else a badge. */
export function DecideBadge({ personalisation }: { personalisation: Personalisation }) {
  const { times, start, ...opening } = useOpening()
  const mayDecide = useMay('personalisations.decide')
  const { status, customer_name, text } = personalisation
  return (
    <>
      {mayDecide && status === 'pending' ? (
        <BadgeButton
          tone={STATUS_TONE[status]}
          action={`update status of “${text}” for ${customer_name}`}
          onClick={start}
        >
          Pending
        </BadgeButton>
      ) : (
        <PersonalisationStatus status={status} />
      )}
      {times > 0 && <DecideDialog {...opening} key={times} personalisation={personalisation} />}
    </>
  )
}
