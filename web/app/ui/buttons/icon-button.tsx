import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { iconLook, type IconButtonSize, type IconButtonVariant } from './icon-look.ts'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'title'> {
  /** Accessible name and tooltip. Include the object: `Delete Asha Gurung`. */
  label: string
  variant?: IconButtonVariant
  size?: IconButtonSize
  busy?: boolean
}

/** A button with only an icon. */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      aria-disabled={busy || undefined}
      onClick={press}
      className={clsx(iconLook(variant, size), className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}
