import { clsx } from 'clsx'
import { m } from '#messages'

export interface StepBarProps {
  /** `Sign up` */
  label: string
  steps: readonly string[]
  /** Counted from 0. */
  current: number
}

/** Progress through a few screens: number, code, details. */
export const StepBar = ({ label, steps, current }: StepBarProps) => (
  <ol className="flex gap-2" aria-label={label}>
    {steps.map((step, place) => (
      <li
        key={step}
        aria-current={place === current ? 'step' : undefined}
        className={clsx(
          'w-20 border-t-2 pt-2 text-2xs',
          place < current && 'border-ink text-ink',
          place === current && 'border-lamp font-medium text-ink',
          place > current && 'border-line-2 text-ink-3',
        )}
      >
        {step}
        {place < current && <span className="sr-only">{m.ui_step_done()}</span>}
      </li>
    ))}
  </ol>
)
