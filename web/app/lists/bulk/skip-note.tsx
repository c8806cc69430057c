import { m } from '#messages'
import { Note } from '../../ui/feedback/note.tsx'
import { whole } from '../../ui/format/numbers.ts'

export interface SkipNoteProps {
  /** how many rows are skipped */
  shown: number
  /** why, in sentences */
  skips: readonly string[]
}

/** Before a bulk action: how many rows are left as they are, and why. Nothing where there are none. */
export const SkipNote = ({ shown, skips }: SkipNoteProps) =>
  skips.length > 0 && (
    <Note title={m.lists_bulk_skipped({ shown: whole(shown) })}>
      {skips.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Note>
  )
