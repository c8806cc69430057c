import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link inside a sentence. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={clsx('text-ink underline decoration-line-2 underline-offset-4 hover:decoration-red', className)}
  />
)
