import { dial, floor, gleam, lamp, moulded } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, line, path } from './shapes.ts'

/** What somebody photographed who complains. */
export const mixerGrinder =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    const base = 'M214 354h172c18 0 26 8 30 24l20 122c2 16-6 26-22 26H186c-16 0-24-10-22-26l20-122c4-16 12-24 30-24z'
    return [
      floor(pen, 300, 130),
      line('M378 168c44-4 66 12 62 54-4 40-22 74-66 78', pen.rubber, 22),
      path('M208 132h184l-20 210H228z', pen.steel()),
      line('M218 220h164M222 264h156', '#14161a', 2, 0.14),
      path('M202 112h196c6 0 9 4 8 10l-2 14H196l-2-14c-1-6 2-10 8-10z', trim),
      box(256, 92, 88, 22, 8, trim),
      box(222, 338, 156, 18, 6, pen.rubber),
      moulded(pen, base, pen.cylinder(colour)),
      dial(pen, 300, 444, 36),
      gleam('M240 470a66 66 0 0 1-4-48M360 470a66 66 0 0 0 4-48', 3, 0.4),
      lamp(300, 506, 4),
    ]
  }
