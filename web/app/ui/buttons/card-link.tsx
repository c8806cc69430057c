import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** Makes the nearest `relative` ancestor one link, ring included; the ancestor also carries `group`. */
export const CardLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={clsx(
      'underline-offset-4 group-hover:underline group-hover:decoration-line-2 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-ground focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink',
      className,
    )}
  />
)
