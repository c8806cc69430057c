import type { DeletionPreview } from 'contract/deletions/endpoints'
import { REASON_MAX, type DeletionSubject } from 'contract/deletions/words'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { api } from '../../api/client.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Textarea } from '../../ui/fields/textarea.tsx'
import { previewText } from '../bulk/preview-text.ts'
import type { RowId } from '../bulk/selection.tsx'
import { OffSaleInstead } from './off-sale-instead.tsx'
import { useDelete, type DeletionQuestion } from './use-delete.ts'

const SUGGESTIONS = [m.lists_reason_duplicate, m.lists_reason_mistake, m.lists_reason_customer]

/** Typed reasons by record, so that a refused or cancelled deletion loses nothing. */
const drafts = new Map<string, string>()

/** Shows what else would be deleted, asks for a reason, then deletes with time to undo it. Mount a new instance for each opening. */
export function DeleteRecordDialog({
  subject,
  intent,
  ids,
  what,
  text,
  open,
  onOpenChange,
  ...words
}: DeletionQuestion & { subject: DeletionSubject }) {
  const send = useDelete({ intent, ids, what })
  const draft = `${subject} ${ids.join(' ')}`
  const [reason, setReason] = useState(() => drafts.get(draft) ?? '')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { preview, failure, retry } = usePreview(subject, ids)
  const isOne = ids.length === 1

  const change = (next: string) => {
    drafts.set(draft, next)
    setReason(next)
    setError(undefined)
  }

  const remove = () => {
    if (reason.trim() === '') {
      setError(m.lists_reason_missing())
      field.current?.focus()
      return
    }
    onOpenChange(false)
    send(reason.trim())
  }

  return (
    <ConfirmDialog
      {...words}
      text={preview?.blocked ? undefined : text}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={remove}
      disabled={!preview || preview.blocked !== ''}
    >
      <div aria-live="polite" className="grid gap-2 text-xs">
        {failure && (
          <Note
            tone="error"
            title={m.lists_preview_failed()}
            action={
              <Button variant="line" size="sm" onClick={retry}>
                {m.lists_retry()}
              </Button>
            }
          >
            {failure}
          </Note>
        )}
        {!preview && !failure && (
          <p className="text-ink-2">{isOne ? m.lists_preview_counting_one() : m.lists_preview_counting_many()}</p>
        )}
        {preview?.blocked && (
          <Note
            tone="error"
            title={isOne ? m.lists_blocked_one() : m.lists_blocked_many()}
            action={
              preview.off_sale_instead && (
                <OffSaleInstead ids={preview.off_sale_instead} onDone={() => onOpenChange(false)} />
              )
            }
          >
            {preview.blocked}
          </Note>
        )}
        {preview && !preview.blocked && (
          <Note>
            {previewText(preview).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Note>
        )}
      </div>
      {!preview?.blocked && (
        <div className="mt-4">
          <Field label={m.lists_reason()} help={m.lists_reason_help()} error={error}>
            <Textarea
              ref={field}
              name="reason"
              rows={2}
              maxLength={REASON_MAX}
              value={reason}
              onChange={({ target }) => change(target.value)}
              className="min-h-16!"
            />
          </Field>
          <div role="group" aria-label={m.lists_reason_suggestions()} className="mt-2 flex flex-wrap gap-2">
            {SUGGESTIONS.map((text) => text()).map((suggestion) => (
              <Button key={suggestion} variant="line" size="sm" onClick={() => change(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
        </div>
      )}
    </ConfirmDialog>
  )
}

/** The server's counts, loaded once per opening. */
function usePreview(subject: DeletionSubject, ids: readonly RowId[]) {
  const [preview, setPreview] = useState<DeletionPreview>()
  const [failure, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    api.deletions
      .preview({ body: { subject, ids: ids.map(Number) } }, { signal: controller.signal })
      .then(({ data }) => setPreview(data))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : String(error))
      })
    return () => controller.abort()
    // The records do not change while the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tries])
  const retry = () => {
    setFailure(undefined)
    setTries((before) => before + 1)
  }
  return { preview, failure, retry }
}
