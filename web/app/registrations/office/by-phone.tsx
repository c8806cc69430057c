import type { RegistrationRow } from 'contract/registrations/endpoints'
import { complaintPath } from 'contract/core/office-paths'
import { m } from '#messages'
import { TextLink } from '../../ui/buttons/text-link.tsx'

/** That a phone complaint brought it and nobody has seen a bill, with the way to that complaint. */
export const ByPhone = ({ registration }: { registration: Pick<RegistrationRow, 'phone_complaint'> }) =>
  registration.phone_complaint !== null && (
    <span className="text-xs font-medium text-amber">
      {m.registrations_office_by_phone()} ·{' '}
      <TextLink to={complaintPath(registration.phone_complaint)} className="relative z-1">
        {m.registrations_office_by_phone_complaint({ id: registration.phone_complaint })}
      </TextLink>
    </span>
  )
