import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  title: ReactNode
  /** What choosing it means. */
  text?: ReactNode
}

/** One of a few choices, as a card: put several with one `name` into a `FieldGroup`. */
export const RadioCard = ({ title, text, className, ...rest }: RadioCardProps) => (
  <label
    className={clsx(
      'flex min-h-12 gap-3 rounded-control border px-4 transition-colors has-checked:border-ink has-checked:bg-ground',
      text ? 'items-start border-line-2 py-3 hover:border-control' : 'items-center border-control hover:border-ink',
      className,
    )}
  >
    <input {...rest} type="radio" className={clsx('tick', Boolean(text) && 'mt-0.5')} />
    <span>
      <span className={clsx('block', text ? 'text-sm font-medium' : 'text-base')}>{title}</span>
      {text && <span className="block text-xs text-ink-2">{text}</span>}
    </span>
  </label>
)
