import { registrationPath } from 'contract/core/office-paths'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useNavigate } from 'react-router'
import type { RegistrationDetail } from 'contract/registrations/endpoints'
import { m } from '#messages'
import { useMay } from '../../office/office-data.ts'
import { usePageKeys } from '../../office/use-page-keys.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** Leads through the queue: to the registration that waits next, also by the key n. Who decides has the key in the bar. */
export function NextWaiting({ registration: { status, next_waiting } }: { registration: RegistrationDetail }) {
  const navigate = useNavigate()
  const mayDecide = useMay('registrations.decide')
  usePageKeys((key) => {
    if (key !== 'n' || mayDecide || next_waiting === null) return false
    void navigate(registrationPath(next_waiting))
    return true
  })
  if (next_waiting === null)
    return status === 'Pending' ? null : <p className="text-xs text-ink-3">{m.registrations_office_none_waiting()}</p>
  return (
    <ButtonLink
      to={registrationPath(next_waiting)}
      size="sm"
      variant={status === 'Pending' ? 'line' : 'ink'}
      aria-keyshortcuts="n"
    >
      {m.registrations_office_next_waiting()}
      <ArrowRight />
    </ButtonLink>
  )
}
