import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A framed block. Product pictures have a background and no frame; cards are never nested. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx('overflow-hidden rounded-card border border-line bg-white', className)} />
)
