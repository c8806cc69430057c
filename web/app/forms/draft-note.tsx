import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { restoreFiles } from './draft.ts'
import { RestoredNote } from './restored-note.tsx'
import type { FormDraft } from './use-draft.ts'

/** The first line of a form with a draft: says that the draft was restored, and puts its files back. */
export function DraftNote({ draft, className = 'mt-4' }: { draft: FormDraft; className?: string }) {
  const { isRestored, files, startAgain } = draft
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = note.current?.closest('form')
    if (form) void restoreFiles({ files }, form)
  }, [files])
  return (
    <div ref={note} data-draft="" className={clsx('empty:hidden', className)}>
      {isRestored && <RestoredNote onStartAgain={startAgain} />}
    </div>
  )
}
