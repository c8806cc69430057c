import { Badge } from '../../ui/data/badge.tsx'
import { complaintLook } from '../complaint-status.tsx'
import { stageLabel } from './stage-label.ts'

/** The stage of a complaint as staff read it. */
export const StageBadge = ({ status }: { status: string }) => (
  <Badge {...complaintLook(status)} className="max-w-full">
    <span className="truncate">{stageLabel(status)}</span>
  </Badge>
)
