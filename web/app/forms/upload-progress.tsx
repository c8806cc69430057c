import { clsx } from 'clsx'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'

export interface UploadProgressProps {
  /** 0 to 100 */
  percent: number
  onStop: () => void
  stopLabel?: string
  /** while nothing has left yet */
  preparing?: string | undefined
  /** when all is sent, and the server looks at it */
  sent?: string
  className?: string
}

/** How far an upload is, and a way to stop it. */
export const UploadProgress = ({
  percent,
  onStop,
  stopLabel = 'Stop',
  preparing,
  sent = 'All sent, being checked…',
  className = 'rounded-control bg-ground py-2 pr-2 pl-3.5',
}: UploadProgressProps) => (
  <div className={clsx('flex min-w-0 items-center gap-4', className)}>
    <div className="min-w-0 grow">
      <p className="text-xs text-ink-2 tabular-nums">
        {preparing ?? (percent < 100 ? `Sent ${Math.floor(percent)} %` : sent)}
      </p>
      <ProgressBar label="Upload" value={percent} className="mt-1.5" />
    </div>
    <Button variant="line" size="sm" onClick={onStop}>
      {stopLabel}
    </Button>
  </div>
)
