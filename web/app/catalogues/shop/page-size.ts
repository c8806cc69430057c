import type { Size } from './draw-page.ts'

/** `page`: a whole page is seen. `width`: it is as wide as the room. `factor` is how much larger than that. */
export interface Zoom {
  fit: 'page' | 'width'
  factor: number
}

export const WHOLE_PAGE: Zoom = { fit: 'page', factor: 1 }

const STEP = 1.25
const READABLE = 2.5
const LARGEST = STEP ** 6
const SMALLEST = STEP ** -2

/** What a double tap or double click shows: from a whole page to letters that can be read, and back. */
export const closerOrWhole = ({ fit, factor }: Zoom): Zoom =>
  fit === 'page' && factor <= 1 ? { fit: 'width', factor: READABLE } : WHOLE_PAGE

/** One step nearer or farther; undefined at the ends. */
export function zoomedBy(step: 1 | -1, { fit, factor }: Zoom): Zoom | undefined {
  const next = factor * STEP ** step
  return next > LARGEST * 1.01 || next < SMALLEST * 0.99 ? undefined : { fit, factor: next }
}

/** The size of a page in a space it shares with `beside` others. */
export function pageSize(room: Size, aspect: number, beside: number, { fit, factor }: Zoom): Size {
  const widest = room.width / (beside + 1) / aspect
  const height = (fit === 'width' ? widest : Math.min(widest, room.height)) * factor
  return { width: whole(height * aspect), height: whole(height) }
}

/** Never larger than the room, and never a pixel less for a division that does not come out even. */
const whole = (length: number) => Math.floor(length + 1e-6)
