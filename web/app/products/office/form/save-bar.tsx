import { useEffect, useRef, useState, type RefObject } from 'react'
import { m } from '#messages'
import type { Refusal } from '../../../forms/refusal.ts'
import { useBusy } from '../../../forms/use-busy.ts'
import { UploadProgress } from '../../../forms/upload-progress.tsx'
import { useUpload } from '../../../forms/upload.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { isLayerOpen } from '../../../ui/overlays/open-layer.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { whole } from '../../../ui/format/numbers.ts'

export interface SaveBarProps {
  verb: string
  isChanged: boolean
  /** how many fields are marked as wrong */
  wrong: number
  refusal: Refusal | undefined
  onDiscard: () => void
}

/** The form's sticky footer: unsaved changes, upload progress, discard and save. */
export function SaveBar({ verb, isChanged, wrong, refusal, onDiscard }: SaveBarProps) {
  const busy = useBusy()
  const upload = useUpload()
  const [asks, setAsks] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useSaveKey(button)
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
      <div className="ml-auto flex flex-wrap gap-2 max-sm:grow">
        {!busy && (
          <Button variant="line" disabled={!isChanged} onClick={() => setAsks(true)}>
            {m.products_office_discard()}
          </Button>
        )}
        <Button
          ref={button}
          type="submit"
          aria-keyshortcuts="Control+S"
          variant="ink"
          busy={busy}
          busyLabel={m.office_saving()}
          className="max-sm:grow"
        >
          {verb}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={m.products_office_discard_ask()}
        text={m.products_office_discard_text()}
        confirm={m.products_office_discard_changes()}
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
      <span className="sm:hidden">
        {wrong > 0 ? m.products_office_errors({ count: wrong, shown: whole(wrong) }) : m.products_office_unsaved()}
      </span>
      <span className="max-sm:hidden">
        {isWhole
          ? m.products_office_unsaved_refused({ why: refusal.message.replace(/[.!।]$/, '') })
          : wrong > 0
            ? m.products_office_unsaved_wrong({ count: wrong, shown: whole(wrong) })
            : m.products_office_unsaved_changes()}
      </span>
    </p>
  )
}

/** Ctrl S presses the button, also in a field. */
function useSaveKey(button: RefObject<HTMLButtonElement | null>) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (!isLayerOpen()) button.current?.click()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [button])
}
