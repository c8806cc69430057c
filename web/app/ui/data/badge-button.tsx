import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps, ReactNode } from 'react'
import { badgeLook, SIGN, type BadgeTone } from './badge-look.tsx'

export interface BadgeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  tone: BadgeTone
  sign?: ReactNode
  /** What pressing does, for screen readers, after the status: `change status`. */
  action: string
  children: string
}

/** A badge that opens something: a chevron shows it, and the target around it is 44 high. */
export const BadgeButton = ({ tone, sign = SIGN[tone], action, className, children, ...rest }: BadgeButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`${children}, ${action}`}
    {...rest}
    className={clsx('group -my-2.5 inline-flex min-h-11 items-center rounded-badge', className)}
  >
    <span className={clsx(badgeLook(tone), 'pr-1.5 ring-current/30 group-hover:ring-1')}>
      {sign}
      {children}
      <ChevronDown className="size-3.5! opacity-70" />
    </span>
  </button>
)
