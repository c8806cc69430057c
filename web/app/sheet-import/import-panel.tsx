import Download from 'lucide-react/icons/download'
import { useRef, useState } from 'react'
import { m } from '#messages'
import { UploadProgress } from '../forms/upload-progress.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { toast } from '../ui/feedback/toast-store.ts'
import { useDownload, type FileCall } from '../api/use-download.ts'
import { ImportOutcome, type Words } from './import-outcome.tsx'
import { SheetDrop } from './sheet-drop.tsx'
import { useImport, type SendSheet } from './use-import.ts'
import { whole } from '../ui/format/numbers.ts'

export interface ImportPanelProps {
  /** an empty spreadsheet with the right columns */
  template: FileCall
  send: SendSheet
  what: Words
  /** `Bulk Import` */
  button: string
  /** the endings that come in */
  accept?: readonly string[]
  /** requirements for the file, a sentence each */
  guidelines: readonly string[]
  onImported?: (imported: number) => void
}

const XLSX_OR_CSV = ['.xlsx', '.csv']

/** A spreadsheet comes in: template, file, check, import. In a page, or in a dialog of the wide kind. */
export function ImportPanel(props: ImportPanelProps) {
  const { template, send, what, button, accept = XLSX_OR_CSV, guidelines, onImported } = props
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const warned = useRef<number>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const { busy: isFetching, download } = useDownload()
  const { outcome, sending, run, stop, forget } = useImport(send, (imported) => {
    setFile(undefined)
    toast.success(m.sheet_import_imported_toast({ count: imported, shown: whole(imported), ...what }))
    onImported?.(imported)
  })

  const refuse = (why: string | undefined) => {
    if (warned.current !== undefined) toast.dismiss(warned.current)
    warned.current = why === undefined ? undefined : toast.warning(why)
    setRefusal(why)
  }
  const take = (chosen: File | undefined, refused?: string) => {
    forget()
    setFile(chosen)
    refuse(refused)
  }
  const start = (dry: boolean) => {
    if (file) return void run(file, dry)
    refuse(m.sheet_import_no_file())
    input.current?.focus()
  }
  return (
    <div className="grid min-w-0 gap-5">
      <div className="grid gap-3">
        <ul className="list-disc space-y-1 pl-4.5 text-xs text-ink-2 marker:text-ink-3">
          {guidelines.map((guideline) => (
            <li key={guideline}>{guideline}</li>
          ))}
        </ul>
        <div>
          <Button
            variant="line"
            size="sm"
            busy={isFetching}
            busyLabel={m.office_downloading()}
            onClick={() => void download(template)}
          >
            <Download />
            {m.sheet_import_template()}
          </Button>
        </div>
      </div>
      <SheetDrop ref={input} file={file} accept={accept} error={refusal} locked={sending !== undefined} onFile={take} />
      {sending && (
        <UploadProgress
          percent={sending.percent}
          bytes={file?.size ?? 0}
          sent={sending.dry ? m.sheet_import_checking() : m.sheet_import_importing()}
          onStop={stop}
          stopLabel={m.office_stop()}
        />
      )}
      {outcome && <ImportOutcome outcome={outcome} what={what} />}
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="ink"
          busy={sending !== undefined}
          busyLabel={m.office_processing()}
          onClick={() => start(false)}
          className="max-sm:w-full"
        >
          {button}
        </Button>
        <Button variant="line" disabled={sending !== undefined} onClick={() => start(true)} className="max-sm:w-full">
          {m.sheet_import_check()}
        </Button>
      </div>
    </div>
  )
}
