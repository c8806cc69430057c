import { m } from '#messages'
import { DECISION_KEY, DECISION_VERB, DECISIONS } from './decision.ts'
import { useComing } from './use-coming.ts'

/** While the next registration loads: which one it is, and what was pressed for it. */
export function KeptKeyWords() {
  const coming = useComing()
  const kept = DECISIONS.find((decision) => DECISION_KEY[decision] === coming?.key?.toLowerCase())
  return (
    <p role="status" className="text-xs font-medium text-ink not-empty:mb-2">
      {coming &&
        (kept
          ? m.registrations_office_bar_kept({ action: DECISION_VERB[kept](), id: coming.id })
          : m.registrations_office_bar_coming({ id: coming.id }))}
    </p>
  )
}
