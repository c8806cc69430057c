import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { NO_ANSWER, NO_CONNECTION, TIMED_OUT } from '../api/api-error.ts'
import { isRefusal } from './refusal.ts'
import { useBusy } from './use-busy.ts'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useUpload, type UploadState } from './upload.ts'

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
  const upload = useUpload()
  return (
    <div className="mt-9 grid gap-4">
      {!busy && <Failure result={result} />}
      {busy && upload && <Progress upload={upload} />}
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
  const isOffline = [NO_ANSWER, NO_CONNECTION, TIMED_OUT].includes(result.message)
  return (
    <Note tone="error" title={result.message}>
      Everything you filled in is kept, photographs included.
      {isOffline && (
        <div className="mt-3">
          <Button type="submit" variant="line" size="sm">
            <RotateCw />
            Try again
          </Button>
        </div>
      )}
    </Note>
  )
}

const Progress = ({ upload: { stage, percent, stop } }: { upload: UploadState }) => (
  <div className="flex items-center gap-4 rounded-control bg-ground py-2 pr-2 pl-3.5">
    <div className="min-w-0 grow">
      <p className="text-xs text-ink-2 tabular-nums">{wordsFor(stage, percent)}</p>
      <ProgressBar label="Upload" value={percent} className="mt-1.5" />
    </div>
    <Button variant="line" size="sm" onClick={stop}>
      Stop
    </Button>
  </div>
)

function wordsFor(stage: UploadState['stage'], percent: number): string {
  if (stage === 'preparing') return 'Preparing the photographs…'
  return percent < 100 ? `Sent ${Math.floor(percent)} %` : 'All sent, being checked…'
}
