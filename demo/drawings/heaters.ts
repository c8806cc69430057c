import { dial, floor, gleam, lamp, moulded, mouldedBox, rod } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, frame, line, oval, path, ring, steps } from './shapes.ts'

/** Upright, three halogen rods. */
export const halogenHeater =
  (colour = '#34373c'): Drawing =>
  (pen) => [
    floor(pen, 300, 140),
    box(160, 506, 280, 22, 11, pen.rubber),
    line('M252 130c0-18 10-24 24-24h48c14 0 24 6 24 24', pen.rubber, 12),
    mouldedBox(pen, 168, 130, 264, 382, 26, pen.cylinder(colour)),
    box(190, 166, 220, 286, 12, pen.vertical('#d8d9da', '#83878c')),
    ...[226, 300, 374].map((y) => rod(pen, 196, y, 208)),
    line(
      steps(206, 396, 15)
        .map((x) => `M${x} 176V444`)
        .join(''),
      '#4a4e54',
      2,
      0.8,
    ),
    frame(190, 166, 220, 286, 12, '#1b1d20', 4),
    dial(pen, 300, 482, 14),
    lamp(382, 482, 4),
  ]

/** Low and wide, two quartz rods in a polished dish. */
export const quartzHeater =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 220),
    box(120, 506, 84, 22, 10, pen.rubber),
    box(396, 506, 84, 22, 10, pen.rubber),
    line('M220 222c0-26 10-36 28-36h104c18 0 28 10 28 36', pen.rubber, 13),
    mouldedBox(pen, 74, 218, 452, 292, 34, pen.cylinder(colour, 0.9)),
    box(98, 242, 346, 244, 18, pen.vertical('#8b9096', '#e6e8ea')),
    ...[308, 420].map((y) => rod(pen, 112, y, 318)),
    line(
      steps(252, 476, 19)
        .map((y) => `M102 ${y}h338`)
        .join(''),
      '#4a4e54',
      2,
      0.75,
    ),
    line('M184 246v236M271 246v236M358 246v236', '#4a4e54', 2.4, 0.75),
    frame(98, 242, 346, 244, 18, '#1b1d20', 4),
    dial(pen, 485, 322, 20),
    box(474, 372, 22, 42, 11, '#1b1d20'),
    lamp(485, 444, 4),
  ]

/** Small, round grille, for a desk. */
export const fanHeater =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 140),
    path('M196 508h208l14 20H182z', pen.rubber),
    line('M238 152c4-34 24-48 62-48s58 14 62 48', pen.rubber, 15),
    moulded(
      pen,
      'M150 226c0-52 28-82 82-82h136c54 0 82 30 82 82v224c0 40-24 62-62 62H212c-38 0-62-22-62-62z',
      pen.cylinder(colour, 0.85),
    ),
    disc(300, 318, 126, '#1b1d20'),
    disc(300, 318, 118, pen.glow('#ff6a2a', 0.85)),
    ...steps(14, 116, 12).map((radius) => ring(300, 318, radius, '#777d84', 3.4)),
    line(spokes(300, 318, 14, 118, 12), '#777d84', 3.4),
    disc(300, 318, 20, pen.cylinder(pen.trim)),
    ring(300, 318, 124, pen.steel(), 7),
    dial(pen, 254, 474, 17),
    dial(pen, 346, 474, 17),
    lamp(300, 474, 4),
  ]

/** Nine oil-filled fins on castors. */
export const oilRadiator =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 292, 220),
    ...[146, 396].flatMap((x) => [
      box(x, 488, 44, 20, 6, pen.rubber),
      disc(x + 6, 516, 12, '#1b1d20'),
      disc(x + 38, 516, 12, '#1b1d20'),
    ]),
    ...steps(86, 398, 39).map((x) => mouldedBox(pen, x, 150, 37, 344, 16, pen.cylinder(colour, 0.9))),
    ...steps(86, 398, 39).map((x) => box(x + 11, 178, 5, 288, 2.5, '#fff', 0.16)),
    box(92, 196, 340, 9, 4, '#14161a', 0.18),
    box(92, 440, 340, 9, 4, '#14161a', 0.18),
    mouldedBox(pen, 438, 140, 86, 360, 20, pen.cylinder(pen.trim)),
    dial(pen, 481, 214, 24),
    dial(pen, 481, 296, 24),
    box(462, 350, 38, 54, 8, '#141518'),
    box(468, 356, 26, 20, 5, '#3a3e44'),
    lamp(481, 390, 4),
    line('M200 150c0-22 10-30 26-30h80c16 0 26 8 26 30', pen.rubber, 13),
  ]

/** A cabinet on castors with three glowing ceramic plates. */
export const gasHeater =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 160),
    ...[176, 424].flatMap((x) => [
      box(x - 12, 496, 24, 18, 4, pen.rubber),
      disc(x, 514, 14, '#1b1d20'),
      disc(x, 514, 5, '#777d84'),
    ]),
    moulded(
      pen,
      'M142 152c0-26 16-40 40-40h236c24 0 40 14 40 40v324c0 18-10 28-28 28H170c-18 0-28-10-28-28z',
      pen.cylinder(colour, 0.9),
    ),
    box(176, 128, 248, 26, 13, '#1b1d20', 0.85),
    line('M200 141h20M234 141h20M346 141h20M380 141h20', '#fff', 3, 0.3),
    dial(pen, 300, 141, 17),
    box(166, 190, 268, 248, 12, pen.vertical('#b4b9be', '#6f747a')),
    ...[180, 264, 348].flatMap((x) => [
      box(x, 216, 72, 196, 6, pen.vertical('#ff7d3a', '#d8431f')),
      ...steps(228, 402, 17).map((y) => box(x + 6, y, 60, 5, 2.5, '#ffd19c', 0.75)),
    ]),
    oval(300, 314, 170, 130, pen.glow('#ff8a4a', 0.28)),
    line('M168 252h264M168 314h264M168 376h264', '#3a3e44', 4, 0.9),
    frame(166, 190, 268, 248, 12, '#1b1d20', 4),
    lamp(300, 470, 4.5),
    gleam('M162 176v270', 4, 0.25),
  ]

/** Spokes from the inner to the outer radius. */
function spokes(x: number, y: number, inner: number, outer: number, count: number): string {
  return steps(0, count - 1, 1)
    .map((i) => (i * 2 * Math.PI) / count)
    .map(
      (angle) =>
        `M${round(x + inner * Math.cos(angle))} ${round(y + inner * Math.sin(angle))}L${round(x + outer * Math.cos(angle))} ${round(y + outer * Math.sin(angle))}`,
    )
    .join('')
}

const round = (value: number) => Math.round(value * 10) / 10
