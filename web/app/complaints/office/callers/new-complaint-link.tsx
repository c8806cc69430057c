import Plus from 'lucide-react/icons/plus'
import { m } from '#messages'
import { useMay } from '../../../office/office-data.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'

/** `New complaint`, for those who may file one for a caller. */
export function NewComplaintLink({ to, variant = 'ink' }: { to: string; variant?: 'ink' | 'line' }) {
  if (!useMay('complaints.file')) return null
  return (
    <ButtonLink to={to} variant={variant} size="sm">
      <Plus />
      {m.callers_title()}
    </ButtonLink>
  )
}
