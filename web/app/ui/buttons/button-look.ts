import { clsx } from 'clsx'

/** `primary`: the one red action of a shop screen. `ink`: the main action of the office. `danger`: deleting. `night`: on a dark block. */
export type ButtonVariant =
  | 'primary'
  | 'ink'
  | 'outline'
  | 'line'
  | 'quiet'
  | 'danger'
  | 'danger-line'
  | 'night'
  | 'night-quiet'

/** 48, 44 and 36 pixels high; the smallest grows to 44 on touch. */
export type ButtonSize = 'lg' | 'md' | 'sm'

const BASE =
  'inline-grid items-center justify-items-center rounded-control text-center font-medium select-none max-lg:max-w-full max-lg:shrink-0 lg:whitespace-nowrap transition-colors disabled:cursor-not-allowed'

const VARIANT: Record<ButtonVariant, string> = {
  primary: 'bg-red text-white hover:bg-red-deep active:bg-red-deep disabled:bg-ground-2 disabled:text-ink-3',
  ink: 'bg-ink text-white hover:bg-ink/85 active:bg-ink disabled:bg-ground-2 disabled:text-ink-3',
  outline:
    'border border-control bg-white text-ink hover:border-ink hover:bg-ground active:bg-ground-2 disabled:border-line-2 disabled:bg-ground disabled:text-ink-3',
  line: 'border border-line-2 bg-white text-ink hover:border-control hover:bg-ground active:bg-ground-2 disabled:text-ink-3',
  quiet: 'text-ink hover:bg-ground active:bg-ground-2 disabled:bg-transparent disabled:text-ink-3',
  danger: 'bg-red text-white hover:bg-red-deep active:bg-red-deep disabled:bg-ground-2 disabled:text-ink-3',
  'danger-line':
    'border border-red-line bg-white text-red hover:border-red hover:bg-red-tint disabled:border-line-2 disabled:bg-ground disabled:text-ink-3',
  night: 'bg-white text-ink hover:bg-ground-2',
  'night-quiet': 'text-white hover:bg-white/10',
}

const HEIGHT: Record<ButtonSize, string> = {
  lg: 'h-fit min-h-12 text-base',
  md: 'h-fit min-h-11 text-sm',
  sm: 'h-fit min-h-9 text-xs pointer-coarse:min-h-11',
}

const PADDING: Record<ButtonSize, string> = { lg: 'px-6', md: 'px-4.5', sm: 'px-3' }

/** The frame of a button or of a link that looks like one. */
export const buttonLook = (variant: ButtonVariant, size: ButtonSize) => clsx(BASE, VARIANT[variant], HEIGHT[size])

/** Label and icon inside; it sets the size of icons. */
export const labelLook = (size: ButtonSize) =>
  clsx(
    'col-start-1 row-start-1 inline-flex items-center justify-center gap-2',
    size === 'sm' ? '[&_svg]:size-4' : '[&_svg]:size-4.5',
    PADDING[size],
  )
