import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

export interface ChipProps {
  /** of the button that takes it off: `Remove Crimson` */
  removeLabel: string
  onRemove: () => void
  framed?: boolean
  children: ReactNode
}

/** One of several values of a field, removable. */
export const Chip = ({ removeLabel, onRemove, framed = false, children }: ChipProps) => (
  <li
    className={clsx(
      'flex min-h-9 max-w-full items-center gap-2 rounded-control pr-1 pl-2.5 text-xs tabular-nums pointer-coarse:min-h-11',
      framed ? 'border border-line-2' : 'bg-ground',
    )}
  >
    {children}
    <button
      type="button"
      aria-label={removeLabel}
      title={removeLabel}
      onClick={onRemove}
      className="flex size-7 shrink-0 items-center justify-center rounded-badge text-ink-3 hover:bg-ground-2 hover:text-ink pointer-coarse:size-11"
    >
      <X className="size-3.5" />
    </button>
  </li>
)
