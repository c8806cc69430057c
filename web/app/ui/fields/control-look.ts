import { clsx } from 'clsx'
import type { Density } from './density.tsx'

const SHAPE = 'w-full rounded-control border transition-colors'
const OFF = 'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-ground disabled:text-ink-3'
const READ_ONLY = 'read-only:border-line-2 read-only:bg-ground! read-only:text-ink-2'

const HEIGHT: Record<Density, string> = { roomy: 'h-12', compact: 'h-10 pointer-coarse:h-11' }
// Below 16 px a phone zooms into the field, so a compact one is only small under a mouse.
const TEXT: Record<Density, string> = { roomy: 'text-base', compact: 'text-xs pointer-coarse:text-base' }
const INSET: Record<Density, string> = { roomy: 'px-3.5', compact: 'px-3' }

/** Border and background of every control. */
const controlLook = (density: Density, invalid: boolean) =>
  clsx(SHAPE, OFF, TEXT[density], invalid ? 'border-red bg-red-tint' : 'border-control bg-white hover:border-ink')

/** A text field of one line. */
export const inputLook = (density: Density, invalid: boolean) =>
  clsx(controlLook(density, invalid), HEIGHT[density], INSET[density], READ_ONLY)

/** A native select: no read-only state, and space for its chevron. */
export const selectLook = (density: Density, invalid: boolean) =>
  clsx(controlLook(density, invalid), HEIGHT[density], density === 'roomy' ? 'pl-3.5' : 'pl-3', 'chevron')

/** Several lines. */
export const textareaLook = (density: Density, invalid: boolean) =>
  clsx(controlLook(density, invalid), INSET[density], READ_ONLY, density === 'roomy' ? 'py-3' : 'py-2')
