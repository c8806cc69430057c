import type { WarrantyVerdict } from 'contract/complaints/warranty-verdict'
import { m } from '#messages'
import { verdictRule, verdictWords } from '../verdict-words.ts'
import { WorkPart } from './work-part.tsx'

/** Who pays for the repair, and why: said before anybody drives. */
export function WarrantyPart({ warranty }: { warranty: WarrantyVerdict }) {
  const rule = verdictRule(warranty)
  return (
    <WorkPart
      title={m.complaints_warranty()}
      items={[
        [m.complaints_office_warranty_says(), verdictWords(warranty)],
        ...(rule ? [[m.complaints_office_warranty_rule(), rule] as const] : []),
      ]}
    >
      {rule && <p className="mt-1.5 text-2xs text-ink-3">{m.complaints_verdict_reported()}</p>}
    </WorkPart>
  )
}
