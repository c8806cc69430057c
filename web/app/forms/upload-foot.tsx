import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { isUnanswered } from '../api/api-error.ts'
import { isRefusal } from './refusal.ts'
import { useBusy } from './use-busy.ts'
import { TELLS_REFUSAL } from './use-refusal.ts'
import type { ButtonVariant } from '../ui/buttons/button-look.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Note } from '../ui/feedback/note.tsx'
import { UploadUnderWay } from './upload-under-way.tsx'
import { m } from '#messages'

export interface UploadFootProps {
  /** `Save product` */
  verb: string
  /** `Saving…` */
  busyLabel: string
  /** the action's result */
  result: unknown
  /** of the button: `ink` in the office */
  variant?: ButtonVariant
  /** beside the button, for example Cancel */
  children?: ReactNode
}

/** The footer of a form with files: errors and drafts, progress, the submit button. */
export function UploadFoot({ verb, busyLabel, result, variant = 'primary', children }: UploadFootProps) {
  const busy = useBusy()
  return (
    <div className="mt-9 grid gap-4">
      {!busy && <Failure result={result} />}
      <UploadUnderWay />
      <div className="grid gap-2.5 sm:flex sm:flex-row-reverse sm:justify-end">
        <Button type="submit" variant={variant} size="lg" busy={busy} busyLabel={busyLabel} className="sm:min-w-52">
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
        {m.forms_kept()}
        {isUnanswered(result) && (
          <div className="mt-3">
            <Button type="submit" variant="line" size="sm">
              <RotateCw />
              {m.forms_try_again()}
            </Button>
          </div>
        )}
      </Note>
    </div>
  )
}
