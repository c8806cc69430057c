import { ADD_CUSTOMER } from 'contract/core/office-paths'
import UserPlus from 'lucide-react/icons/user-plus'
import { m } from '#messages'
import { useMay } from './office-data.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'

export interface AddCustomerLinkProps {
  /** the number that nobody has yet, and what the customer is needed for */
  query?: {
    contact: string
    next: 'complaint' | 'registration'
    /** of the message that a complaint is made of */
    enquiry?: string
    name?: string
  }
}

/** `Add customer`, for those who may. */
export function AddCustomerLink({ query }: AddCustomerLinkProps) {
  if (!useMay('customers.add')) return null
  return (
    <ButtonLink
      to={query ? `${ADD_CUSTOMER}?${new URLSearchParams({ ...query })}` : ADD_CUSTOMER}
      variant="ink"
      size="sm"
    >
      <UserPlus />
      {m.customers_add()}
    </ButtonLink>
  )
}
