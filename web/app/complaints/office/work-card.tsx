import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { PartRequest } from 'contract/parts/requests'
import { m } from '#messages'
import { RequestsPart } from '../../parts/requests/requests-part.tsx'
import { Card } from '../../ui/data/card.tsx'
import { AssignmentPart } from './assignment/assignment-part.tsx'
import { DuePart } from './due-part.tsx'
import { WarrantyPart } from './warranty-part.tsx'
import { VisitPart } from './visits/visit-part.tsx'

export interface WorkCardProps {
  complaint: ComplaintDetail
  /** undefined where the caller sees no parts */
  requests: readonly PartRequest[] | undefined
}

/** By when, by whom, on which day and with which parts: what the desk decides about a complaint, in one card. */
export const WorkCard = ({ complaint, requests }: WorkCardProps) => (
  <Card className="divide-y divide-line">
    <h2 className="sr-only">{m.complaints_office_service()}</h2>
    <DuePart complaint={complaint} />
    {complaint.warranty && <WarrantyPart warranty={complaint.warranty} />}
    <AssignmentPart complaint={complaint} />
    <VisitPart complaint={complaint} />
    {requests && <RequestsPart complaint={complaint} requests={requests} />}
  </Card>
)
