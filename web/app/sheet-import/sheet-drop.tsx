import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import X from 'lucide-react/icons/x'
import { useId, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#messages'
import { FieldNote } from '../ui/fields/field.tsx'
import { FilePicker } from '../ui/fields/file-picker.tsx'
import { SHEET_RULE } from '../ui/fields/file-rules.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { endingsInWords, refuseSheet, sizeInWords } from './sheet-file.ts'
import { whole } from '../ui/format/numbers.ts'

export interface SheetDropProps {
  ref: RefObject<HTMLInputElement | null>
  file: File | undefined
  accept: readonly string[]
  error: string | undefined
  /** while it is on its way the file stays */
  locked: boolean
  /** a file that may come in, or none and why */
  onFile: (file: File | undefined, refused?: string) => void
}

/** Drop a spreadsheet, or browse for one; then its name and size. */
export function SheetDrop({ ref, file, accept, error, locked, onFile }: SheetDropProps) {
  const note = useId()
  const take = (chosen: File | undefined) => {
    // The same file can be chosen again once it is corrected.
    if (ref.current) ref.current.value = ''
    if (!chosen) return
    const refused = refuseSheet(chosen, accept)
    onFile(refused ? undefined : chosen, refused)
  }
  const takeOff = () => {
    flushSync(() => onFile(undefined))
    ref.current?.focus()
  }
  return (
    <div>
      <FilePicker
        ref={ref}
        rule={{ ...SHEET_RULE, types: accept }}
        text={m.sheet_import_drop()}
        aria-label={m.sheet_import_spreadsheet()}
        aria-describedby={note}
        aria-invalid={error ? true : undefined}
        onFiles={([first]) => take(first)}
        out={file !== undefined}
        className="aspect-auto! h-30 w-full"
      />
      {file && (
        <div className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-ground py-1.5 pr-1.5 pl-3.5">
          <FileSpreadsheet className="size-5 shrink-0 text-ink-2" />
          <p className="min-w-0 grow text-xs">
            <span className="block truncate font-medium">{file.name}</span>
            <span className="block text-2xs text-ink-3 tabular-nums">{sizeInWords(file.size)}</span>
          </p>
          <IconButton label={m.office_remove_named({ name: file.name })} size="sm" disabled={locked} onClick={takeOff}>
            <X />
          </IconButton>
        </div>
      )}
      <FieldNote
        id={note}
        help={m.sheet_import_file_help({ endings: endingsInWords(accept), megabytes: whole(SHEET_RULE.megabytes) })}
        error={error}
      />
    </div>
  )
}
