import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SingleMedia } from 'contract/products'
import { Button } from '../ui/button.tsx'
import { FieldNote } from '../ui/field.tsx'
import { FilePicker } from '../ui/file-picker.tsx'
import { refuseFile, type FileRule } from '../ui/file-rules.ts'
import { FileTile } from '../ui/file-tile.tsx'
import { fileList } from './admin-file-list.ts'

export interface SingleMediaFieldProps {
  name: SingleMedia
  label: string
  help: string
  rule: FileRule
  /** empty when there is none */
  stored: string | undefined
  error: string | undefined
  onChanged: () => void
}

/** One picture or video: look at it, replace it, take it off; what is stored goes only with the next save. */
export function SingleMediaField({ name, label, help, rule, stored, error, onChanged }: SingleMediaFieldProps) {
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [isOff, setIsOff] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [preview, setPreview] = useState<string>()
  const kept = stored && !isOff ? stored : undefined
  const wrong = refusal ?? error
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const take = (next: File | undefined) => {
    const refused = next && refuseFile(next, rule)
    setRefusal(refused)
    const taken = refused ? file : next
    if (input.current) input.current.files = fileList(taken ? [taken] : [])
    setFile(taken)
    if (taken !== file) setPreview(taken && URL.createObjectURL(taken))
    onChanged()
  }
  /** First a file chosen now, then what is stored. */
  const takeOff = () => {
    flushSync(() => (file ? take(undefined) : setIsOff(true)))
    onChanged()
    input.current?.focus()
  }
  const noun = rule.kind === 'video' ? 'video' : 'picture'
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs font-medium">{label}</p>
      <div className="flex flex-wrap items-start gap-4">
        {(file || kept) && (
          <div className="w-30 shrink-0">
            <FileTile src={file ? preview : kept} kind={rule.kind} name={file?.name ?? label} onRemove={takeOff} />
          </div>
        )}
        <FilePicker
          ref={input}
          name={name}
          rule={rule}
          text={file || kept ? 'Replace' : `Add ${noun}`}
          aria-label={label}
          aria-describedby={note}
          aria-invalid={wrong ? true : undefined}
          onFiles={([first]) => first && take(first)}
          className="w-30 shrink-0"
        />
      </div>
      {isOff && !file && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-2xs text-ink-2">
          The stored {noun} is taken off with the next save.
          <Button variant="line" size="sm" onClick={() => setIsOff(false)}>
            Keep it
          </Button>
        </p>
      )}
      {isOff && !file && <input type="hidden" name="removed" value={name} />}
      <FieldNote id={note} help={help} error={wrong} />
    </div>
  )
}
