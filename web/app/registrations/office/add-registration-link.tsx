import { ADD_REGISTRATION } from 'contract/core/office-paths'
import Plus from 'lucide-react/icons/plus'
import { m } from '#messages'
import { useMay } from '../../office/office-data.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'

/** `Add New` of a list, for those who may register a product for a customer. */
export function AddRegistrationLink() {
  const mayWrite = useMay('registrations.write')
  const mayFind = useMay('customers.read')
  if (!mayWrite || !mayFind) return null
  return (
    <ButtonLink to={ADD_REGISTRATION} variant="ink" size="sm">
      <Plus />
      {m.registrations_office_add()}
    </ButtonLink>
  )
}
