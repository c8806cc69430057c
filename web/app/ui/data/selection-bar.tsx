import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { whole } from '../format/numbers.ts'
import { m } from '#messages'

export interface SelectionBarProps {
  count: number
  onClear: () => void
  /** `Button variant="night-quiet" size="sm"`, a few. */
  children: ReactNode
}

/** The bar that floats over the end of a list while rows are selected, without moving anything. Absent at 0. */
export const SelectionBar = ({ count, onClear, children }: SelectionBarProps) =>
  count > 0 && (
    <div className="pointer-events-none sticky bottom-16 z-10 flex h-0 items-end justify-center px-4 lg:bottom-17">
      <section
        aria-label={m.ui_selection()}
        className="focus-light pointer-events-auto mb-3 flex max-w-full flex-wrap items-center gap-1 rounded-card bg-ink p-1.5 pl-4 text-xs text-white shadow-float"
      >
        <p aria-live="polite" className="mr-3 font-medium whitespace-nowrap tabular-nums">
          {m.ui_selected({ count: whole(count) })}
        </p>
        {children}
        <IconButton label={m.ui_clear_selection()} variant="night" size="sm" onClick={onClear}>
          <X />
        </IconButton>
      </section>
    </div>
  )
