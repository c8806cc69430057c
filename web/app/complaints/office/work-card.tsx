import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { Estimate } from 'contract/complaints/estimates'
import type { RepairAccount } from 'contract/complaints/payments'
import type { PartRequest } from 'contract/parts/requests'
import { m } from '#messages'
import { RequestsPart } from '../../parts/requests/requests-part.tsx'
import { Card } from '../../ui/data/card.tsx'
import { AssignmentPart } from './assignment/assignment-part.tsx'
import { DuePart } from './due-part.tsx'
import { EstimatePart } from './estimates/estimate-part.tsx'
import { PaymentPart } from './payments/payment-part.tsx'
import { WarrantyPart } from './warranty-part.tsx'
import { VisitPart } from './visits/visit-part.tsx'

export interface WorkCardProps {
  complaint: ComplaintDetail
  /** undefined where the caller sees no parts */
  requests: readonly PartRequest[] | undefined
  estimates: readonly Estimate[]
  account: RepairAccount
}

/** By when, by whom, on which day, with which parts and at what cost: what the desk decides about a complaint, in one card. */
export const WorkCard = ({ complaint, requests, estimates, account }: WorkCardProps) => (
  <Card className="divide-y divide-line">
    <h2 className="sr-only">{m.complaints_office_service()}</h2>
    <DuePart complaint={complaint} />
    {complaint.warranty && <WarrantyPart warranty={complaint.warranty} />}
    <AssignmentPart complaint={complaint} />
    <VisitPart complaint={complaint} account={account} />
    <EstimatePart complaint={complaint} estimates={estimates} />
    {requests && <RequestsPart complaint={complaint} requests={requests} />}
    <PaymentPart complaint={complaint} account={account} />
  </Card>
)
