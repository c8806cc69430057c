import type { ComplaintDetail } from 'contract/complaints/endpoints'
import type { Estimate } from 'contract/complaints/estimates'
import type { RepairAccount } from 'contract/complaints/payments'
import { m } from '#messages'
import { Card } from '../../ui/data/card.tsx'
import { AssignmentPart } from './assignment/assignment-part.tsx'
import { DuePart } from './due-part.tsx'
import { EstimatePart } from './estimates/estimate-part.tsx'
import { PaymentPart } from './payments/payment-part.tsx'
import { WarrantyPart } from './warranty-part.tsx'
import { VisitPart } from './visits/visit-part.tsx'

interface WorkCardProps {
  complaint: ComplaintDetail
  estimates: readonly Estimate[]
  account: RepairAccount
}

/** By when, by whom, on which day and at what cost: what the desk decides about a complaint, in one card. */
export const WorkCard = ({ complaint, estimates, account }: WorkCardProps) => (
  <Card className="divide-y divide-line">
    <h2 className="sr-only">{m.complaints_office_service()}</h2>
    <DuePart complaint={complaint} />
    {complaint.warranty && <WarrantyPart warranty={complaint.warranty} />}
    <AssignmentPart complaint={complaint} />
    <VisitPart complaint={complaint} />
    <EstimatePart complaint={complaint} estimates={estimates} />
    <PaymentPart complaint={complaint} account={account} />
  </Card>
)
