import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shrunkPicture } from '../browser/shrink-picture.ts'
import { FieldNote } from './field.tsx'
import { FilePicker } from './file-picker.tsx'
import { needsRedrawing, refuseFile, ruleInWords, unreadable, type FileRule } from './file-rules.ts'
import { FileTile } from './file-tile.tsx'
import { m } from '#messages'

export interface FileDropProps {
  /** `Bill photo`; it is the name of the field and of the picture. */
  label: string
  /** The multipart field; the file is sent with the form. */
  name?: string
  rule: FileRule
  help?: string
  error?: string | undefined
  /** The stored file, shown until a new one replaces it. */
  stored?: string | null | undefined
  /** 0 to 100 while the form is being sent. */
  progress?: number | undefined
  required?: boolean
  /** The stored file can be removed: then `removed` of the form holds the field's name. */
  removable?: boolean
  /** what the picker says as one big button, where it is what the page is about */
  big?: string
  onFile?: (file: File | undefined) => void
}

/** One picture, video or document: choose or drop it, preview it, remove it. */
export function FileDrop(props: FileDropProps) {
  const { label, name, rule, help, error, progress, required, removable = false, big, onFile } = props
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [removed, setRemoved] = useState(false)
  const [preparing, setPreparing] = useState(false)
  const newest = useRef<File>(undefined)
  const stored = removed ? undefined : props.stored
  const [preview, show] = usePreview()
  const wrong = refusal ?? error

  const take = (chosen: File | undefined) => {
    const refused = chosen && refuseFile(chosen, rule)
    const kept = refused ? undefined : chosen
    if (input.current) input.current.files = fileList(kept)
    setRefusal(refused)
    setFile(kept)
    show(kept)
    onFile?.(kept)
  }

  /** Redraws a photograph first if needed; if another is chosen meanwhile, that one is used. */
  const choose = async (chosen: File | undefined) => {
    if (chosen === file) return
    newest.current = chosen
    if (!chosen || !needsRedrawing(chosen, rule)) return take(chosen)
    setPreparing(true)
    const ready = await shrunkPicture(chosen)
    setPreparing(false)
    if (newest.current !== chosen) return
    flushSync(() => take(ready))
    tellForm()
  }
  /** Notifies the form like any other change. */
  const tellForm = () => input.current?.dispatchEvent(new Event('change', { bubbles: true }))

  /** The picker is rendered before it is focused; otherwise the focus would be lost with the tile. */
  const takeOff = () => {
    flushSync(() => take(undefined))
    tellForm()
    input.current?.focus()
  }

  const refuseUnreadable = () => {
    const name = file?.name ?? label
    takeOff()
    setRefusal(unreadable(name))
  }

  const takeOffStored = () => {
    flushSync(() => setRemoved(true))
    tellForm()
    input.current?.focus()
  }

  const shown = file ? preview : (stored ?? undefined)
  const text =
    big ??
    (stored
      ? m.ui_replace()
      : rule.kind === 'video'
        ? m.ui_add_video()
        : rule.kind === 'image'
          ? m.ui_add_picture()
          : m.ui_add_file())
  return (
    <div>
      <p className="text-xs font-medium">{label}</p>
      <div className="mt-2 flex items-start gap-4">
        {(file || stored) && (
          <div className={big ? 'w-full max-w-80' : 'w-30 shrink-0'}>
            <FileTile
              src={shown}
              kind={rule.kind}
              name={file?.name ?? label}
              progress={file && progress}
              onUnreadable={file && refuseUnreadable}
              onRemove={file ? takeOff : removable && takeOffStored}
            />
          </div>
        )}
        <FilePicker
          ref={input}
          name={name}
          rule={rule}
          required={required && !stored}
          big={big !== undefined}
          text={text}
          aria-label={`${label}: ${text}`}
          aria-describedby={note}
          aria-invalid={wrong ? true : undefined}
          onFiles={([first]) => void choose(first)}
          out={Boolean(file)}
          className={big ? 'w-full' : 'w-30 shrink-0'}
        />
      </div>
      {removed && <input type="hidden" name="removed" value={name} />}
      <FieldNote id={note} help={preparing ? m.ui_shrinking() : (help ?? ruleInWords(rule))} error={wrong} />
    </div>
  )
}

/** A file input can be given files only as a list. */
function fileList(file: File | undefined): FileList {
  const carrier = new DataTransfer()
  if (file) carrier.items.add(file)
  return carrier.files
}

/** An object URL for a local file, revoked when another file replaces it. */
function usePreview(): [url: string | undefined, show: (file: File | undefined) => void] {
  const [url, setUrl] = useState<string>()
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url])
  return [url, (file) => setUrl(file && URL.createObjectURL(file))]
}
