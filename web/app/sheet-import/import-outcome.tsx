import CircleCheck from 'lucide-react/icons/circle-check'
import { Note } from '../ui/feedback/note.tsx'
import { whole } from '../ui/format/numbers.ts'
import { FaultTable } from './fault-table.tsx'
import type { Outcome } from './use-import.ts'
import { counted } from '../ui/format/counted.ts'

export interface Words {
  /** what a row is: `unit`, `units` */
  one: string
  many: string
}

/** How the last try ended: rows that are fine, what is wrong, or what went in. */
export function ImportOutcome({ outcome, what }: { outcome: Outcome; what: Words }) {
  switch (outcome.kind) {
    case 'checked':
      return (
        <Fine title={outcome.rows === 1 ? 'The one row is fine' : `All ${whole(outcome.rows)} rows are fine`}>
          {`Nothing was imported yet.${renamedWords(outcome.renamed)}`}
        </Fine>
      )
    case 'imported':
      return (
        <Fine
          title={
            outcome.imported === 1
              ? `1 ${what.one} was imported`
              : `${whole(outcome.imported)} ${what.many} were imported`
          }
        />
      )
    case 'faulty':
      return (
        <>
          <Note tone="error" title={outcome.message}>
            A file comes in whole or not at all. Correct {listed(outcome.faults.length)} and choose the file again.
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

const renamedWords = (rows: number) =>
  rows === 0 ? '' : ` ${counted(rows, 'row gets', 'rows get')} the model name that the catalogue has.`

/** The server tells the first ones of very many. */
const listed = (count: number) => (count === 1 ? 'the fault listed here' : `the ${whole(count)} faults listed here`)
