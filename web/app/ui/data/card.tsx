import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A framed block. Pictures of products stand on a ground without a frame; cards never lie in cards. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx('overflow-hidden rounded-card border border-line bg-white', className)} />
)
