import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { iconLook, type IconButtonSize, type IconButtonVariant } from './icon-look.ts'

export interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'aria-label' | 'title'> {
  label: string
  variant?: IconButtonVariant
  size?: IconButtonSize
}

/** A link with only an icon: edit a row, back to the list. */
export const IconLink = ({ label, variant = 'quiet', size = 'md', className, ...rest }: IconLinkProps) => (
  <Link {...rest} aria-label={label} title={label} className={clsx(iconLook(variant, size), className)} />
)
