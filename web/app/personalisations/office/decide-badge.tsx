import type { Personalisation } from 'contract/personalisations/endpoints'
import { m } from '#messages'
import { DecideBadge } from '../../office/decide-badge.tsx'
import { STATUS_TONE } from '../personalisation-status.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { statusLabel } from './labels.ts'

/** The status of a personalisation, and the way to decide it. */
export const PersonalisationBadge = ({ personalisation }: { personalisation: Personalisation }) => (
  <DecideBadge
    access="personalisations.decide"
    isOpen={personalisation.status === 'pending'}
    action={m.personalisations_office_status_update_name({
      text: personalisation.text,
      customer: personalisation.customer_name,
    })}
    tone={STATUS_TONE[personalisation.status]}
    renderDialog={(opening) => <DecideDialog {...opening} personalisation={personalisation} />}
  >
    {statusLabel(personalisation.status)}
  </DecideBadge>
)
