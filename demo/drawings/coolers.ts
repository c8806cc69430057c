import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, line, path, ring, steps } from './shapes.ts'

/** A room air cooler on castors: louvres, a water window, three knobs. */
export const airCooler =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 160),
    ...[180, 420].flatMap((x) => [
      box(x - 12, 496, 24, 18, 4, pen.rubber),
      disc(x, 514, 14, '#1b1d20'),
      disc(x, 514, 5, '#777d84'),
    ]),
    moulded(
      pen,
      'M146 108c0-28 18-44 44-44h220c26 0 44 16 44 44v370c0 18-10 28-28 28H174c-18 0-28-10-28-28z',
      pen.cylinder(colour, 0.75),
    ),
    box(166, 84, 268, 62, 16, '#1b1d20'),
    ...[216, 284, 352].map((x) => dial(pen, x, 115, 16)),
    lamp(404, 115, 4),
    box(166, 164, 268, 186, 14, '#24262a'),
    ...steps(174, 334, 20).map((y) => mouldedBox(pen, 174, y, 252, 13, 5, pen.cylinder(colour, 0.6))),
    line('M258 166v182M342 166v182', '#24262a', 5, 0.7),
    line('M147 372h306', '#14161a', 2, 0.18),
    box(176, 396, 30, 86, 12, '#1b1d20', 0.8),
    box(180, 428, 22, 50, 8, '#5aa7cf'),
    box(180, 428, 22, 6, 3, '#a9d5ea'),
    line('M236 404h160M236 426h160M236 448h160M236 470h160', '#14161a', 4, 0.16),
    gleam('M164 190v260', 4, 0.3),
  ]

/** A slim tower cooler with one tall outlet. */
export const towerCooler =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 120),
    mouldedBox(pen, 180, 506, 240, 22, 10, pen.cylinder(pen.trim)),
    moulded(
      pen,
      'M198 92c0-28 16-44 42-44h120c26 0 42 16 42 44v400c0 12-6 18-18 18H216c-12 0-18-6-18-18z',
      pen.cylinder(colour, 0.8),
    ),
    box(222, 66, 156, 42, 14, '#17191c'),
    line('M246 87h24M288 87h12', '#fff', 4, 0.6),
    lamp(352, 87, 4),
    box(222, 126, 156, 250, 16, '#24262a'),
    ...steps(236, 364, 16).map((x) => box(x - 3, 136, 6, 230, 3, pen.vertical('#777d84', '#3a3e44'))),
    line('M224 210h152M224 292h152', '#24262a', 5),
    box(236, 404, 128, 76, 14, '#1b1d20', 0.12),
    box(286, 414, 28, 58, 10, '#1b1d20', 0.75),
    box(290, 436, 20, 32, 7, '#5aa7cf'),
    gleam('M212 120v330', 4, 0.3),
  ]

/** A blue tube behind a wire grid. */
export const insectKiller: Drawing = (pen) => [
  floor(pen, 300, 170),
  ring(300, 92, 22, '#777d84', 6),
  moulded(pen, 'M150 164c0-24 14-38 38-38h224c24 0 38 14 38 38v20H150z', pen.cylinder(pen.trim)),
  box(160, 184, 280, 278, 0, '#1d2136'),
  path('M160 184h280v278H160z', pen.glow('#6f7cff', 0.85)),
  ...[216, 384].flatMap((x) => [
    path(`M${x - 40} 190h80v266h-80z`, pen.glow('#9aa8ff', 0.9)),
    box(x - 11, 196, 22, 254, 11, '#dfe4ff'),
    box(x - 5, 204, 10, 238, 5, '#ffffff'),
  ]),
  line(
    steps(172, 428, 16)
      .map((x) => `M${x} 184v278`)
      .join(''),
    '#a9aeb3',
    2.2,
    0.85,
  ),
  line('M160 230h280M160 324h280M160 416h280', '#a9aeb3', 3, 0.9),
  moulded(pen, 'M140 462h320v38c0 18-10 28-28 28H168c-18 0-28-10-28-28z', pen.cylinder(pen.trim)),
  mouldedBox(pen, 140, 176, 22, 294, 8, pen.cylinder(pen.trim)),
  mouldedBox(pen, 438, 176, 22, 294, 8, pen.cylinder(pen.trim)),
  lamp(300, 498),
]
