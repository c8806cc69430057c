import CircleCheck from 'lucide-react/icons/circle-check'
import { m } from '#messages'
import { Note } from '../ui/feedback/note.tsx'
import { whole } from '../ui/format/numbers.ts'
import { FaultTable } from './fault-table.tsx'
import type { Outcome } from './use-import.ts'

export interface Words {
  /** the noun for rows: `unit`, `units` */
  one: string
  many: string
}

/** The result of the last attempt: valid rows, errors, or imported rows. */
export function ImportOutcome({ outcome, what }: { outcome: Outcome; what: Words }) {
  switch (outcome.kind) {
    case 'checked':
      return (
        <Fine title={m.sheet_import_fine({ count: outcome.rows, shown: whole(outcome.rows) })}>
          {outcome.renamed === 0
            ? m.sheet_import_nothing_yet()
            : m.sheet_import_nothing_yet_renamed({ count: outcome.renamed, shown: whole(outcome.renamed) })}
        </Fine>
      )
    case 'imported':
      return (
        <Fine title={m.sheet_import_imported({ count: outcome.imported, shown: whole(outcome.imported), ...what })} />
      )
    case 'faulty':
      return (
        <>
          <Note tone="error" title={outcome.message}>
            {m.sheet_import_faulty({ count: outcome.faults.length, shown: whole(outcome.faults.length) })}
          </Note>
          <FaultTable faults={outcome.faults} />
        </>
      )
    case 'failed':
      return (
        <Note tone="error" title={outcome.message}>
          {outcome.text}
        </Note>
      )
  }
}

const Fine = ({ title, children }: { title: string; children?: string }) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not hold blocks
  <div role="status" className="flex items-start gap-3 rounded-card bg-green-tint px-5 py-4">
    <CircleCheck className="size-4.5 text-green" />
    <div>
      <p className="text-sm font-medium text-ink">{title}</p>
      {children && <p className="text-xs text-ink-2">{children}</p>}
    </div>
  </div>
)
