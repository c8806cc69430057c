import { clsx } from 'clsx'
import { Button } from '../ui/buttons/button.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { digits, whole } from '../ui/format/numbers.ts'
import { m } from '#messages'

export interface UploadProgressProps {
  /** 0 to 100 */
  percent: number
  /** of the whole upload */
  bytes: number
  onStop: () => void
  stopLabel?: string
  /** while the connection is lost: retries at once */
  onTryNow?: (() => void) | undefined
  /** while nothing has been sent yet */
  preparing?: string | undefined
  /** when everything is sent and the server is processing it */
  sent?: string
  className?: string
}

/** The progress of an upload, with a way to cancel it. */
export const UploadProgress = ({
  percent,
  bytes,
  onStop,
  stopLabel = m.forms_cancel_upload(),
  onTryNow,
  preparing,
  sent = m.forms_all_sent(),
  className = 'rounded-control bg-ground py-2 pr-2 pl-3.5',
}: UploadProgressProps) => (
  <div className={clsx('flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2.5', className)}>
    <div className={clsx('min-w-0 grow', onTryNow && 'basis-64')}>
      <p role={onTryNow && 'status'} className="text-xs text-ink-2 tabular-nums">
        {onTryNow ? lostAt(percent) : (preparing ?? (percent < 100 ? sentOf(percent, bytes) : sent))}
      </p>
      <ProgressBar label={m.forms_upload()} value={percent} className="mt-1.5" />
    </div>
    <div className="flex gap-2">
      {onTryNow && (
        <Button variant="line" size="sm" onClick={onTryNow}>
          {m.forms_try_now()}
        </Button>
      )}
      <Button variant="line" size="sm" onClick={onStop}>
        {stopLabel}
      </Button>
    </div>
  </div>
)

const lostAt = (percent: number): string =>
  percent > 0 ? m.forms_lost_at({ percent: whole(Math.floor(percent)) }) : m.forms_goes_on()

/** `0.3 of 2 MB` */
function sentOf(percent: number, bytes: number): string {
  const all = bytes / 1024 / 1024
  return m.forms_sent_of({ sent: rounded((all * percent) / 100), all: rounded(Math.max(all, 0.1)) })
}

const rounded = (megabytes: number): string =>
  digits(megabytes < 10 ? Number(megabytes.toFixed(1)) : Math.round(megabytes))
