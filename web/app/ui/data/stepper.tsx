import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import { dateTime } from '../format/dates.ts'
import { m } from '#messages'

export interface Step {
  title: string
  /** A timestamp. */
  at: string
  text?: string | undefined
}

/** The steps so far, oldest first. The last one is current unless everything is `done`; future steps are not shown. */
export const Stepper = ({ label, steps, done = false }: { label: string; steps: readonly Step[]; done?: boolean }) => (
  <ol aria-label={label}>
    {steps.map((step, place) => (
      <StepItem
        key={`${step.at} ${step.title}`}
        step={step}
        last={place === steps.length - 1}
        current={!done && place === steps.length - 1}
      />
    ))}
  </ol>
)

const StepItem = ({ step, last, current }: { step: Step; last: boolean; current: boolean }) => (
  <li
    aria-current={current ? 'step' : undefined}
    className={clsx(
      'relative pb-7 pl-10',
      !last && 'before:absolute before:top-7 before:bottom-1 before:left-[11px] before:w-px before:bg-ink',
    )}
  >
    {current ? <Lamp /> : <Done />}
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="text-sm font-semibold">
        {step.title}
        {current && <span className="sr-only">{m.ui_step_current()}</span>}
      </h3>
      <time dateTime={step.at} className="text-2xs text-ink-3 tabular-nums max-sm:w-full">
        {dateTime(step.at)}
      </time>
    </div>
    {step.text && (
      <p
        className={clsx(
          'max-w-[26.4em] text-xs',
          current ? 'mt-2.5 rounded-control bg-ground px-3.5 py-3 text-ink' : 'mt-1 text-ink-2',
        )}
      >
        {step.text}
      </p>
    )}
  </li>
)

const Done = () => (
  <span className="absolute top-0 left-0 flex size-[23px] items-center justify-center rounded-full bg-ink text-white">
    <Check className="size-3.5" />
  </span>
)

const Lamp = () => (
  <span className="absolute top-0 left-0 flex size-[23px] items-center justify-center rounded-full bg-white ring-1 ring-line-2 ring-inset">
    <span className="size-2.5 animate-lamp rounded-full bg-lamp" />
  </span>
)
