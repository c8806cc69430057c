import { m } from '#messages'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { whole } from '../../ui/format/numbers.ts'

/** What is asked about a page. */
export type Decision = { intent: 'discard' | 'withdraw' } | { intent: 'restore'; number: number }

export interface DecideDialogProps {
  decision: Decision
  name: string
  version: number
  /** a draft would go */
  hasDraft: boolean
  onClose: () => void
}

/** Asks before a draft goes, comes back or is replaced. */
export function DecideDialog({ decision, name, version, hasDraft, onClose }: DecideDialogProps) {
  const { title, text, verb } = wordsOf(decision, hasDraft)
  return (
    <FormDialog open onOpenChange={onClose} title={title} text={text} verb={verb} about={name}>
      {() => (
        <>
          <input type="hidden" name="intent" value={decision.intent} />
          <input type="hidden" name="version" value={version} />
          {decision.intent === 'restore' && <input type="hidden" name="number" value={decision.number} />}
        </>
      )}
    </FormDialog>
  )
}

function wordsOf(decision: Decision, hasDraft: boolean) {
  switch (decision.intent) {
    case 'discard':
      return { title: m.pages_discard_title(), text: m.pages_discard_text(), verb: m.pages_discard() }
    case 'withdraw':
      return { title: m.pages_withdraw_title(), text: m.pages_withdraw_text(), verb: m.pages_withdraw() }
    case 'restore':
      return {
        title: m.pages_restore_title({ number: whole(decision.number) }),
        text: hasDraft ? m.pages_restore_over() : m.pages_restore_text(),
        verb: m.pages_restore(),
      }
  }
}
