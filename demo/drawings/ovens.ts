import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, line, oval, path, placed, ring, steps } from './shapes.ts'

export const airFryer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 150),
    moulded(
      pen,
      'M160 300c0-120 46-172 140-172s140 52 140 172l8 178c2 32-14 48-44 48H196c-30 0-46-16-44-48z',
      pen.cylinder(colour),
    ),
    path('M172 340h256l8 140c1 18-8 28-26 28H190c-18 0-27-10-26-28z', '#fff', 0.05),
    line('M161 334h278', '#000', 3, 0.5),
    gleam('M161 337h278', 1.5, 0.16),
    box(266, 362, 68, 104, 20, '#17191c'),
    box(272, 366, 56, 94, 17, pen.steel()),
    disc(300, 232, 66, '#141518'),
    ring(300, 232, 65, pen.steel(), 4),
    gleam('M270 252a38 38 0 1 1 60 0', 4, 0.28),
    line('M270 252a38 38 0 0 1 12-54', '#e0182d', 4),
    digits('180', 277, 221),
  ]

/** A tall air fryer with a window in its basket. */
export const windowFryer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 150),
    moulded(
      pen,
      'M150 150c0-28 18-44 46-44h208c28 0 46 16 46 44v330c0 30-16 48-46 48H196c-30 0-46-18-46-48z',
      pen.cylinder(colour, 0.9),
    ),
    box(174, 130, 252, 92, 20, '#17191c'),
    digits('200', 230, 164),
    line('M346 164h46M346 184h30', '#fff', 4, 0.5),
    lamp(206, 176, 4.5),
    line('M151 250h298', '#000', 3, 0.45),
    box(188, 276, 224, 126, 22, '#17191c'),
    oval(300, 356, 104, 44, pen.glow('#ff9a4a', 0.75)),
    ...steps(216, 372, 26).map((x, i) => fry(x, 356 - (i % 3) * 12, (i % 2 ? 1 : -1) * (14 + (i % 3) * 11))),
    box(188, 276, 224, 126, 22, pen.glass('#6f7b82'), 0.35),
    gleam('M206 304c2-8 6-12 14-14', 4, 0.5),
    mouldedBox(pen, 250, 424, 100, 46, 18, pen.rubber),
    box(262, 430, 76, 12, 6, pen.steel()),
  ]

const fry = (x: number, y: number, turn: number) =>
  placed(`rotate(${turn} ${x} ${y + 20})`, box(x, y, 15, 40, 5, '#e5b257'))

/** Oven, toaster and grill: glass door, three knobs. */
export const otgOven =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 240),
    box(92, 508, 50, 20, 7, pen.rubber),
    box(458, 508, 50, 20, 7, pen.rubber),
    mouldedBox(pen, 52, 200, 496, 314, 22, pen.cylinder(colour, 0.7)),
    mouldedBox(pen, 74, 222, 338, 270, 12, pen.steel()),
    box(90, 262, 306, 216, 10, '#141518'),
    oval(243, 300, 140, 40, pen.glow('#ff7a33', 0.55)),
    box(104, 284, 278, 7, 3.5, pen.ember()),
    oval(243, 456, 140, 34, pen.glow('#ff7a33', 0.5)),
    box(104, 456, 278, 7, 3.5, pen.ember()),
    line('M102 404h282', '#8d9399', 4),
    line(
      steps(118, 370, 18)
        .map((x) => `M${x} 404v8`)
        .join(''),
      '#8d9399',
      2,
    ),
    moulded(pen, 'M168 402c0-40 24-60 76-60s76 20 76 60z', '#c98c47'),
    gleam('M190 376c8-14 22-20 40-21', 4, 0.4),
    path('M90 270c0-5 3-8 8-8h112L126 478H98c-5 0-8-3-8-8z', '#fff', 0.06),
    box(96, 232, 294, 18, 9, pen.cylinder('#4a4e54')),
    ...[262, 348, 434].map((y) => dial(pen, 480, y, 27)),
    lamp(480, 484, 4),
  ]

/** A microwave with a turntable and a lit panel. */
export const microwave =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 240),
    box(92, 512, 50, 16, 7, pen.rubber),
    box(458, 512, 50, 16, 7, pen.rubber),
    mouldedBox(pen, 44, 224, 512, 292, 20, pen.cylinder(colour, 0.75)),
    box(62, 242, 340, 256, 14, '#1b1d20'),
    box(84, 264, 282, 212, 22, '#0f1012'),
    oval(225, 360, 140, 96, pen.glow('#ffcf87', 0.38)),
    oval(225, 438, 108, 14, '#fff', 0.16),
    path('M172 372h106l-12 58c-2 8-6 10-14 10h-54c-8 0-12-2-14-10z', '#e7e2da', 0.9),
    oval(225, 372, 53, 8, '#b4573a', 0.9),
    line('M210 350c-8-12 8-18 0-30M238 350c-8-12 8-18 0-30', '#fff', 4, 0.35),
    path('M84 286c0-12 10-22 22-22h92L110 476h-4c-12 0-22-10-22-22z', '#fff', 0.05),
    box(380, 258, 14, 224, 7, pen.steel()),
    box(418, 242, 120, 256, 14, '#1b1d20'),
    box(434, 260, 88, 46, 8, '#0d0e10'),
    digits('230', 452, 272),
    ...[328, 356, 384].flatMap((y) => [448, 478, 508].map((x) => disc(x, y, 8, '#3a3e44'))),
    dial(pen, 478, 444, 25),
    lamp(510, 270, 3),
  ]

/** Digits as a display shows them, 16 wide and 22 high. */
const digits = (text: string, x: number, y: number) =>
  placed(
    `translate(${x} ${y})`,
    ...text.split('').map((digit, i) => placed(`translate(${i * 20} 0)`, line(SEGMENTS[digit] ?? '', '#fff', 3.6))),
  )

const SEGMENTS: Record<string, string> = {
  '0': 'M0 0h13v22H0z',
  '1': 'M4 0h5v22',
  '2': 'M0 0h13v11H0v11h13',
  '3': 'M0 0h13v22H0M3 11h10',
  '8': 'M0 0h13v22H0zM0 11h13',
}
