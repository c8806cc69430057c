import { useState } from 'react'
import type { Refusal } from '../../../forms/refusal.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { UploadProgress } from '../../../forms/upload-progress.tsx'
import { useUpload } from '../../../forms/upload.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../../ui/format/counted.ts'

export interface SaveBarProps {
  verb: string
  isChanged: boolean
  /** how many fields are marked as wrong */
  wrong: number
  refusal: Refusal | undefined
  onDiscard: () => void
}

/** The foot of the form, always in sight: what is not saved, how far an upload is, discard and save. */
export function SaveBar({ verb, isChanged, wrong, refusal, onDiscard }: SaveBarProps) {
  const busy = useBusy()
  const upload = useUpload()
  const [asks, setAsks] = useState(false)
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-white px-4 py-3 lg:px-8">
      {busy && upload ? (
        <UploadProgress
          percent={upload.percent}
          bytes={upload.bytes}
          onStop={upload.stop}
          onTryNow={upload.tryNow}
          className="grow max-sm:w-full sm:max-w-md"
        />
      ) : (
        <State isChanged={isChanged} wrong={wrong} refusal={busy ? undefined : refusal} />
      )}
      <div className="ml-auto flex gap-2 max-sm:grow">
        {!busy && (
          <Button variant="line" disabled={!isChanged} onClick={() => setAsks(true)}>
            Discard
          </Button>
        )}
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving…" className="max-sm:grow">
          {verb}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Discard what you changed?"
        text="Everything typed and chosen since it was last saved is lost."
        confirm="Discard changes"
        onConfirm={() => {
          setAsks(false)
          onDiscard()
        }}
      />
    </div>
  )
}

function State({ isChanged, wrong, refusal }: Pick<SaveBarProps, 'isChanged' | 'wrong' | 'refusal'>) {
  if (!isChanged && !refusal) return null
  const isWhole = refusal && Object.keys(refusal.errors).length === 0
  return (
    <p className="flex items-center gap-2 text-xs text-ink-2">
      <span className="size-1.5 shrink-0 rounded-full bg-lamp" />
      <span className="sm:hidden">{wrong > 0 ? counted(wrong, 'error') : 'Unsaved'}</span>
      <span className="max-sm:hidden">
        Unsaved changes{wrong > 0 && `, ${counted(wrong, 'field needs', 'fields need')} attention`}
        {isWhole && `. ${refusal.message.replace(/[.!]$/, '')}: everything is kept, files included.`}
      </span>
    </p>
  )
}
