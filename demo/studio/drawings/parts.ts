import { BRAND } from 'contract/core/brand'
import type { Pen } from './pen.ts'
import { box, disc, line, oval, path, placed } from './shapes.ts'

/** What most appliances have in common: a shadow, a lamp, a dial, a moulded body. */

const LAMP_RED = BRAND.colours.lamp

/** The line everything stands on. */
export const COUNTER = 528

/** The contact shadow under something that is `halfWidth` wide to each side of `x`. */
export const floor = (pen: Pen, x: number, halfWidth: number, y = COUNTER) =>
  oval(x + 14, y + 2, halfWidth * 1.28, 22, pen.shadow(), 0.7) + oval(x, y, halfWidth * 1.02, 9, pen.shadow())

/** The pilot lamp, lit. */
export const lamp = (x: number, y: number, radius = 4.5) =>
  disc(x, y, radius * 2.4, LAMP_RED, 0.18) +
  disc(x, y, radius, LAMP_RED) +
  disc(x - radius * 0.3, y - radius * 0.3, radius * 0.35, '#fff', 0.7)

/** An outline in one paint with the light from above laid over it. */
export const moulded = (pen: Pen, outline: string, paint: string) => path(outline, paint) + path(outline, pen.shade())

/** A turning knob of steel in a dark seat, its pointer up. */
export const dial = (pen: Pen, x: number, y: number, radius: number) =>
  disc(x, y, radius * 1.24, '#1b1d20') +
  disc(x, y, radius, pen.steel()) +
  box(x - radius * 0.08, y - radius * 0.9, radius * 0.16, radius * 0.6, radius * 0.08, '#202226')

/** A soft streak of light along an edge. */
export const gleam = (d: string, width = 4, opacity = 0.4) => line(d, '#fff', width, opacity)

/** The wordmark, monoline: x-height 100, stroke 22. */
const WORDMARK =
  'M0 0V-132M0-33a33 33 0 1 1 66 0a33 33 0 1 1-66 0M162-66V0M162-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0M196-132V0M232-108V-30c0 20 10 30 30 30M214-66h44M290-66V0M290-34c0-22 14-32 34-32M410-66V0M410-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0'

/** The brand on a product, centred on x, y. */
export const wordmark = (x: number, y: number, scale: number, turn = 0, colour = '#fff') =>
  placed(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-205 60)`, line(WORDMARK, colour, 22, 0.92))
