import type { WarrantyVerdict } from 'contract/complaints/warranty-verdict'
import { m } from '#messages'
import { UnprovenBadge } from '../../registrations/unproven.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { verdictWords } from '../verdict-words.ts'

/** Whether a repair is free; pointing says until when. Before an approval nothing is known. */
export function VerdictBadge({ warranty }: { warranty: WarrantyVerdict }) {
  if (warranty.verdict === 'waiting') return null
  if (warranty.verdict === 'unproven') return <UnprovenBadge />
  return (
    <span title={verdictWords(warranty)}>
      {warranty.verdict === 'covered' && <Badge tone="green">{m.registrations_office_badge_in()}</Badge>}
      {warranty.verdict === 'parts' && <Badge tone="amber">{m.complaints_office_parts_covered()}</Badge>}
      {warranty.verdict === 'over' && <Badge tone="grey">{m.registrations_office_badge_out()}</Badge>}
    </span>
  )
}
