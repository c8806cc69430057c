import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'

export interface NoteProps {
  /** `error` is read out at once. */
  tone?: 'info' | 'error'
  /** What happened; the text below says more. */
  title?: ReactNode
  children?: ReactNode
  /** At the end: a small button. */
  action?: ReactNode
  className?: string
}

/** A sentence in place, about the thing beside it: why a button is disabled, what did not load. */
export const Note = ({ tone = 'info', title, children, action, className }: NoteProps) => {
  const Icon = tone === 'error' ? CircleAlert : Info
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={clsx(
        'flex items-start gap-3 text-xs',
        tone === 'error'
          ? 'rounded-card border border-red-line bg-red-tint px-5 py-4'
          : 'rounded-control bg-ground px-3.5 py-3',
        className,
      )}
    >
      <Icon className={clsx('size-4.5', tone === 'error' ? 'text-red' : 'text-ink-2')} />
      <div className="min-w-0 grow">
        {title && <p className="text-sm font-medium text-ink">{title}</p>}
        {children && <div className="text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  )
}
