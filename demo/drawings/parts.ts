import type { Pen } from './pen.ts'
import { box, disc, line, oval, path, placed, ring } from './shapes.ts'

/** What most appliances have in common: a shadow, a lamp, a dial, a moulded body. */

export const LAMP_RED = '#e0182d'

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

export const mouldedBox = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: string,
) => box(x, y, width, height, radius, paint) + box(x, y, width, height, radius, pen.shade())

/** A turning knob of steel in a dark seat, its pointer up. */
export const dial = (pen: Pen, x: number, y: number, radius: number) =>
  disc(x, y, radius * 1.24, '#1b1d20') +
  disc(x, y, radius, pen.steel()) +
  box(x - radius * 0.08, y - radius * 0.9, radius * 0.16, radius * 0.6, radius * 0.08, '#202226')

/** A soft streak of light along an edge. */
export const gleam = (d: string, width = 4, opacity = 0.4) => line(d, '#fff', width, opacity)

/** A straight pan handle that leaves the body to the right. */
export const panHandle = (pen: Pen, x: number, y: number, length: number, height = 22) =>
  box(x, y, length, height, height / 2, pen.rubber) + gleam(`M${x + 18} ${y + 6}h${length - 34}`, 3, 0.22)

/** A glowing rod with its halo, from x to x + width around y. */
export const rod = (pen: Pen, x: number, y: number, width: number) =>
  oval(x + width / 2, y, width / 2, 30, pen.glow('#ff7a33')) + box(x + 2, y - 6, width - 4, 12, 6, pen.ember())

/** Steam or warm air: three rising curls. */
export const steam = (x: number, y: number, opacity = 0.5) =>
  [-26, 0, 26].map((dx) => line(`M${x + dx} ${y}c-14-20 14-30 0-52`, '#c9ced3', 5, opacity)).join('')

/** The wordmark, monoline: x-height 100, stroke 22. */
const WORDMARK =
  'M0 0V-132M0-33a33 33 0 1 1 66 0a33 33 0 1 1-66 0M162-66V0M162-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0M196-132V0M232-108V-30c0 20 10 30 30 30M214-66h44M290-66V0M290-34c0-22 14-32 34-32M410-66V0M410-33a33 33 0 1 1-66 0a33 33 0 1 1 66 0'

/** The brand on a product, centred on x, y. */
export const wordmark = (x: number, y: number, scale: number, turn = 0, colour = '#fff') =>
  placed(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-205 60)`, line(WORDMARK, colour, 22, 0.92))

/** Rings that read as a grille. */
export const rings = (x: number, y: number, radii: number[], colour = '#fff', opacity = 0.22) =>
  radii.map((radius) => ring(x, y, radius, colour, 3, opacity)).join('')
