import { clsx } from 'clsx'

/** `sm` is 32 px with a mouse and 44 on touch, for table rows. */
export type IconButtonSize = 'md' | 'sm'
export type IconButtonVariant = 'quiet' | 'line' | 'white' | 'danger' | 'night'

const BASE =
  'inline-flex shrink-0 items-center justify-center rounded-control transition-colors select-none disabled:cursor-not-allowed'

const VARIANT: Record<IconButtonVariant, string> = {
  quiet: 'text-ink-2 hover:bg-ground hover:text-ink active:bg-ground-2 disabled:bg-transparent disabled:text-ink-off',
  line: 'border border-line-2 bg-white text-ink hover:border-control hover:bg-ground active:bg-ground-2 disabled:text-ink-off',
  white: 'bg-white text-ink hover:bg-ground-2 disabled:text-ink-off',
  danger: 'text-ink-2 hover:bg-ground-2 hover:text-red active:bg-ground-2 disabled:text-ink-off',
  night: 'text-white/70 hover:bg-white/10 hover:text-white',
}

const SIZE: Record<IconButtonSize, string> = {
  md: 'size-11 [&_svg]:size-5',
  sm: 'size-8 pointer-coarse:size-11 [&_svg]:size-4',
}

/** The frame of an icon that is a button or a link. */
export const iconLook = (variant: IconButtonVariant, size: IconButtonSize) => clsx(BASE, VARIANT[variant], SIZE[size])
