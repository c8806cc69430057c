import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { Sending } from './use-import.ts'

/** How far the file is, and a way to stop it. */
export const ImportProgress = ({ dry, percent, onStop }: Sending & { onStop: () => void }) => (
  <div className="flex items-center gap-4 rounded-control bg-ground py-2 pr-2 pl-3.5">
    <div className="min-w-0 grow">
      <p className="text-xs text-ink-2 tabular-nums">{wordsFor(dry, percent)}</p>
      <ProgressBar label="Upload" value={percent} className="mt-1.5" />
    </div>
    <Button variant="line" size="sm" onClick={onStop}>
      Cancel
    </Button>
  </div>
)

function wordsFor(dry: boolean, percent: number): string {
  if (percent < 100) return `Sent ${Math.floor(percent)} %`
  return dry ? 'All sent, the rows are being checked…' : 'All sent, the rows are being imported…'
}
