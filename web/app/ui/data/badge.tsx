import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { badgeLook, SIGN, type BadgeTone } from './badge-look.tsx'

export interface BadgeProps {
  tone: BadgeTone
  /** Instead of the tone's own sign; `null` for none. */
  sign?: ReactNode
  className?: string
  children: ReactNode
}

/** A status or tier in one word. */
export const Badge = ({ tone, sign = SIGN[tone], className, children }: BadgeProps) => (
  <span className={clsx(badgeLook(tone), className)}>
    {sign}
    {children}
  </span>
)
