import type { Priority } from 'contract/complaints/words'
import { m } from '#messages'
import { Badge } from '../../ui/data/badge.tsx'
import { priorityLabel } from '../priority-label.ts'

const TONE = { low: 'line', high: 'amber', urgent: 'ink' } as const

/** A priority, where it is another than the normal one. */
export const PriorityBadge = ({ priority }: { priority: Priority }) =>
  priority === 'normal' ? null : (
    <Badge tone={TONE[priority]} sign={null}>
      <span className="sr-only">{m.complaints_office_priority()}: </span>
      {priorityLabel(priority)}
    </Badge>
  )
