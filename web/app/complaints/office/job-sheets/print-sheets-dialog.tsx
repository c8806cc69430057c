import type { ComplaintRow } from 'contract/complaints/endpoints'
import { isClosed, JOB_SHEETS_MAX } from 'contract/complaints/words'
import { m } from '#messages'
import { api } from '../../../api/client.ts'
import { SkipNote } from '../../../lists/bulk/skip-note.tsx'
import { useSelection } from '../../../lists/bulk/selection.tsx'
import { withoutSkipped } from '../../../lists/bulk/bulk-skips.ts'
import { useDownload } from '../../../api/use-download.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { whole } from '../../../ui/format/numbers.ts'
import { DialogCancel } from '../../../ui/overlays/dialog-cancel.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Opening } from '../../../ui/overlays/use-opening.ts'

/** Saves the job sheets of the selected complaints as one PDF; says before which are left out. */
export function PrintSheetsDialog({ open, onOpenChange }: Opening) {
  const { busy, download } = useDownload()
  const rows = (useSelection()?.rows() ?? []) as ComplaintRow[]
  const { todo, skips } = withoutSkipped(rows, skipping())
  const words = { count: todo.length, shown: whole(todo.length) }
  const print = async () => {
    const ids = todo.map(({ id }) => id).join(',')
    const call = (options: object) => api.jobSheets.print({ query: { ids } }, options)
    if (!(await download({ call, filename: 'job-sheets.pdf' }))) return
    toast.success(m.job_sheets_saved(words))
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={busy}
      title={m.job_sheets_ask(words)}
      text={todo.length > 0 ? m.job_sheets_ask_text() : m.lists_bulk_nothing()}
      actions={
        <>
          <DialogCancel disabled={busy} />
          <Button
            variant="ink"
            busy={busy}
            busyLabel={m.job_sheets_drawing()}
            disabled={todo.length === 0}
            onClick={() => void print()}
          >
            {m.job_sheets_save()}
          </Button>
        </>
      }
    >
      <SkipNote shown={rows.length - todo.length} skips={skips} />
    </Dialog>
  )
}

/** Nobody is sent to a closed one, and one print holds so many. */
function skipping() {
  let printed = 0
  return ({ status }: ComplaintRow): string | undefined => {
    if (isClosed(status)) return m.complaints_office_bulk_closed()
    printed += 1
    return printed > JOB_SHEETS_MAX ? m.job_sheets_over({ max: whole(JOB_SHEETS_MAX) }) : undefined
  }
}
