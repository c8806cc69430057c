import { clsx } from 'clsx'
import { m } from '#messages'

export interface RestoredNoteProps {
  onStartAgain: () => void
  className?: string
}

/** The note above a form whose input was restored. */
export const RestoredNote = ({ onStartAgain, className }: RestoredNoteProps) => (
  <p className={clsx('flex flex-wrap items-center gap-x-3 text-sm text-ink-2', className)}>
    {m.forms_restored()}
    <button type="button" onClick={onStartAgain} className="min-h-11 text-ink underline underline-offset-4">
      {m.forms_start_again()}
    </button>
  </p>
)
