import { ownedProductPath, ticketPath } from 'contract/core/paths'
import type { OwnedProductDetail } from 'contract/registrations/endpoints'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { isClosed } from 'contract/complaints/words'
import { m } from '#messages'

type Obstacle = 'open' | 'rejected' | 'disputed'

/** Why no complaint can be filed about a product now, or undefined. */
export function obstacleOf(product: OwnedProductDetail): Obstacle | undefined {
  if (product.registration_status === 'Rejected') return 'rejected'
  if (product.is_disputed) return 'disputed'
  return product.complaint_id !== null && !isClosed(product.status) ? 'open' : undefined
}

const WHY: Record<Obstacle, () => string> = {
  open: m.complaints_why_open,
  disputed: m.registrations_dispute_waits,
  rejected: m.complaints_why_rejected,
}

/** Replaces the form, with a next step. */
export const NoComplaint = ({ obstacle, product }: { obstacle: Obstacle; product: OwnedProductDetail }) => (
  <div className="mt-6 grid justify-items-start gap-5">
    <Note className="w-full">{WHY[obstacle]()}</Note>
    {obstacle === 'open' && product.complaint_id !== null ? (
      <ButtonLink to={ticketPath(product.complaint_id)} variant="ink">
        {m.complaints_follow()}
      </ButtonLink>
    ) : (
      <ButtonLink to={ownedProductPath(product.id)} variant="ink">
        {m.complaints_go_to_product()}
      </ButtonLink>
    )}
  </div>
)
