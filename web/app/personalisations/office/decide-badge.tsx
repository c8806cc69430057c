import type { Personalisation } from 'contract/personalisations/endpoints'
import { DecideBadge } from '../../office/decide-badge.tsx'
import { STATUS_TONE } from '../personalisation-status.tsx'
import { capital } from '../personalisation-words.ts'
import { DecideDialog } from './decide-dialog.tsx'

/** The status of a personalisation, and the way to decide it. */
export const PersonalisationBadge = ({ personalisation }: { personalisation: Personalisation }) => (
  <DecideBadge
    access="personalisations.decide"
    isOpen={personalisation.status === 'pending'}
    action={`update status of “${personalisation.text}” for ${personalisation.customer_name}`}
    tone={STATUS_TONE[personalisation.status]}
    renderDialog={(opening) => <DecideDialog {...opening} personalisation={personalisation} />}
  >
    {capital(personalisation.status)}
  </DecideBadge>
)
