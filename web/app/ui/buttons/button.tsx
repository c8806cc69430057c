import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import { buttonLook, labelLook, type ButtonSize, type ButtonVariant } from './button-look.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Shows a spinner before the verb and ignores presses, Enter in a form included. */
  busy?: boolean
  /** The label while busy, `Sending…`; without it the label stays. */
  busyLabel?: string
}

/** A button. Both states share one grid cell, so the busy one is never narrower than the other. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={press}
      className={clsx(buttonLook(variant, size), busy && 'cursor-progress!', className)}
    >
      <span className={clsx(labelLook(size), busy && 'invisible')}>{children}</span>
      {busy && (
        <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2 px-1">
          <Spinner className={size === 'sm' ? 'size-4' : 'size-4.5'} />
          {/* The idle icon makes room for the spinner. */}
          <span className="inline-flex [&_svg]:hidden">{busyLabel ?? children}</span>
        </span>
      )}
    </button>
  )
}
