import type { ComplaintDetail } from 'contract/complaints/endpoints'
import { m } from '#messages'
import { Card } from '../../ui/data/card.tsx'
import { AssignmentPart } from './assignment/assignment-part.tsx'
import { DuePart } from './due-part.tsx'
import { WarrantyPart } from './warranty-part.tsx'
import { VisitPart } from './visits/visit-part.tsx'

/** By when, by whom and on which day: what the desk decides about a complaint, in one card. */
export const WorkCard = ({ complaint }: { complaint: ComplaintDetail }) => (
  <Card className="divide-y divide-line">
    <h2 className="sr-only">{m.complaints_office_service()}</h2>
    <DuePart complaint={complaint} />
    {complaint.warranty && <WarrantyPart warranty={complaint.warranty} />}
    <AssignmentPart complaint={complaint} />
    <VisitPart complaint={complaint} />
  </Card>
)
