import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { isUnanswered } from '../api/api-error.ts'
import { isRefusal } from './refusal.ts'
import { useBusy } from './use-busy.ts'
import { TELLS_REFUSAL } from './use-refusal.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { UploadUnderWay } from './upload-under-way.tsx'

export interface UploadFootProps {
  /** `Save product` */
  verb: string
  /** `Saving…` */
  busyLabel: string
  /** what the action gave back */
  result: unknown
  /** beside the button: the way back */
  children?: ReactNode
}

/** The foot of a form with files: what went wrong and what is kept, how far it is, send. */
export function UploadFoot({ verb, busyLabel, result, children }: UploadFootProps) {
  const busy = useBusy()
  return (
    <div className="mt-9 grid gap-4">
      {!busy && <Failure result={result} />}
      <UploadUnderWay />
      <div className="grid gap-2.5 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button type="submit" size="lg" busy={busy} busyLabel={busyLabel} className="sm:min-w-52">
          {verb}
        </Button>
        {children}
      </div>
    </div>
  )
}

function Failure({ result }: { result: unknown }) {
  if (!isRefusal(result) || result.local || Object.keys(result.errors).length > 0) return null
  return (
    <div {...TELLS_REFUSAL}>
      <Note tone="error" title={result.message}>
        Everything you filled in is kept, photographs included.
        {isUnanswered(result) && (
          <div className="mt-3">
            <Button type="submit" variant="line" size="sm">
              <RotateCw />
              Try again
            </Button>
          </div>
        )}
      </Note>
    </div>
  )
}
