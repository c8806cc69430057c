import type { BulkAnswer } from 'contract/core/bulk'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { m } from '#messages'
import type { Refusal } from '../../forms/refusal.ts'
import { valuesOf } from '../../forms/submit.ts'
import { useRefusal } from '../../forms/use-refusal.ts'
import { useSingle } from '../../forms/use-single.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { whole } from '../../ui/format/numbers.ts'
import { DialogCancel } from '../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Opening } from '../../ui/overlays/use-opening.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { withoutSkipped } from './bulk-skips.ts'
import { useSelection } from './selection.tsx'
import { SkipNote } from './skip-note.tsx'
import { sendInPortions, type BulkResult } from './send-in-portions.ts'

type Values = Record<string, unknown>

export interface BulkDialogProps<Row> extends Opening {
  /** the question, about so many rows */
  title: (words: { count: number; shown: string }) => string
  /** what happens with it */
  text: string
  /** on the button: `Approve` */
  verb: string
  /** why a row is left as it is, by its state as loaded and the form as it is filled in */
  skip: (row: Row, values: Values) => string | undefined
  nameOf: (row: Row) => string
  send: (ids: number[], values: Values) => Promise<Refusal | (Omit<BulkAnswer, 'message'> & { waiting?: number })>
  /** the fields that all rows share */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode
}

/** Says before a bulk action how many rows are done and which are skipped, and afterwards what became of them. */
export function BulkDialog<Row extends { id: number }>(props: BulkDialogProps<Row>) {
  const { open, onOpenChange, title, text, verb, skip, nameOf, send, children } = props
  const selection = useSelection()
  const single = useSingle()
  const { revalidate } = useRevalidator()
  const formId = useId()
  const [values, setValues] = useState<Values>({})
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<BulkResult>()
  const { form, errorOf, onChange } = useRefusal(result?.refusal)
  const rows = (selection?.rows() ?? []) as Row[]
  const { todo, skips } = withoutSkipped(rows, (row) => skip(row, values))
  const failed = result && !result.refusal && result.skipped.length > 0

  const close = () => {
    onOpenChange(false)
    void revalidate()
  }
  const finish = (sent: BulkResult) => {
    const kept = new Set(sent.skipped.map(({ id }) => id))
    const done = sent.refusal ? sent.done : rows.flatMap(({ id }) => (kept.has(id) ? [] : [id]))
    selection?.tick(done, false)
    setResult(sent)
    if (sent.refusal) return sent.done.length > 0 && void revalidate()
    if (kept.size > 0) return undefined
    toast.success(doneWords(sent))
    return close()
  }
  const submit = async (given: Values) => {
    setBusy(true)
    try {
      finish(
        await sendInPortions(
          todo.map(({ id }) => id),
          (ids) => send(ids, given),
        ),
      )
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = valuesOf(new FormData(event.currentTarget))
    single(() => submit(given))
  }

  if (failed)
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={doneWords(result)}
        actions={<DialogCancel>{m.ui_close()}</DialogCancel>}
      >
        <BulkOutcome skipped={result.skipped} nameOf={(id) => nameIn(rows, id, nameOf)} />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={title({ count: todo.length, shown: whole(todo.length) })}
      text={todo.length > 0 ? text : m.lists_bulk_nothing()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button
            type="submit"
            form={formId}
            variant="ink"
            busy={busy}
            busyLabel={m.lists_bulk_working()}
            disabled={todo.length === 0}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={onSubmit}
        onChange={(event) => {
          onChange(event)
          setValues(valuesOf(new FormData(event.currentTarget)))
        }}
        className="grid gap-5"
      >
        {children?.(errorOf)}
        <SkipNote shown={rows.length - todo.length} skips={skips} />
      </form>
    </Dialog>
  )
}

function doneWords({ done, waiting }: BulkResult): string {
  if (done.length === 0) return m.lists_bulk_none()
  const shown = whole(done.length)
  return waiting > 0 ? m.lists_bulk_done_waiting({ shown, waiting: whole(waiting) }) : m.lists_bulk_done({ shown })
}

function nameIn<Row extends { id: number }>(rows: readonly Row[], id: number, nameOf: (row: Row) => string): string {
  const row = rows.find((one) => one.id === id)
  return row ? nameOf(row) : String(id)
}
