import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { buttonLook, labelLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

export interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant = 'primary', size = 'md', className, children, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={clsx(buttonLook(variant, size), className)}>
    <span className={labelLook(size)}>{children}</span>
  </Link>
)
