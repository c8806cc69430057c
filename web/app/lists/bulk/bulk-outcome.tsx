import type { SkippedRow } from 'contract/core/bulk'
import { m } from '#messages'
import { whole } from '../../ui/format/numbers.ts'

export interface BulkOutcomeProps {
  skipped: readonly SkippedRow[]
  nameOf: (id: number) => string
}

/** The rows that a bulk action left as they were, each with its reason. */
export const BulkOutcome = ({ skipped, nameOf }: BulkOutcomeProps) => (
  <div className="text-sm" role="status">
    <p className="mb-3 text-ink-2">{m.lists_bulk_left({ count: skipped.length, shown: whole(skipped.length) })}</p>
    <ul className="grid gap-2.5">
      {skipped.map(({ id, reason }) => (
        <li key={id}>
          <span className="block font-medium">{nameOf(id)}</span>
          <span className="block text-xs text-ink-2">{reason}</span>
        </li>
      ))}
    </ul>
  </div>
)
