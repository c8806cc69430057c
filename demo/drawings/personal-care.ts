import { darker, lighter } from './colours.ts'
import { floor, gleam, lamp, moulded, rings } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, disc, line, path, placed, steps } from './shapes.ts'

export const hairDryer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 364, 84),
    moulded(pen, 'M330 300h84l-22 196c-2 20-12 30-30 30h-18c-18 0-28-10-26-30z', pen.cylinder(colour, 0.8)),
    path('M96 176h70v136H96c-8 0-12-4-12-12V188c0-8 4-12 12-12z', pen.cylinder('#24262a')),
    path(
      'M164 168l196-30c72 0 120 46 120 106s-48 106-120 106l-196-30z',
      pen.vertical(lighter(colour, 0.45), darker(colour, 0.25)),
    ),
    disc(396, 244, 62, '#24262a'),
    rings(396, 244, [48, 34, 20]),
    gleam('M190 184l170-26', 5, 0.6),
    box(346, 380, 22, 56, 11, '#24262a'),
    lamp(357, 396, 4),
  ]

/** A travel dryer with a folding handle and a ring nozzle. */
export const travelDryer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 320, 74),
    line('M330 520c10 8 60 10 100-8', pen.rubber, 8),
    moulded(pen, 'M284 330h78l-12 170c-2 18-10 28-26 28h-4c-16 0-26-10-28-28z', pen.cylinder(darker(colour, 0.2), 0.8)),
    path('M132 200h60v120h-60c-10 0-16-6-16-16v-88c0-10 6-16 16-16z', pen.cylinder('#24262a')),
    path(
      'M190 188l150-22c62 0 100 40 100 94s-38 94-100 94l-150-22z',
      pen.vertical(lighter(colour, 0.4), darker(colour, 0.22)),
    ),
    path('M190 246h236v28H190z', '#fff', 0.1),
    disc(360, 260, 50, '#24262a'),
    rings(360, 260, [38, 26, 14]),
    gleam('M212 200l120-17', 5, 0.6),
    disc(323, 368, 15, pen.steel()),
    box(312, 406, 22, 50, 11, '#24262a'),
    lamp(323, 422, 4),
  ]

/** Two plates, a little open, leaning. */
export const straightener =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 430, 90),
    placed(
      'translate(-20 38)',
      line('M474 480c26 30 60 24 84-20', pen.rubber, 9),
      placed('rotate(52 460 456)', ...arm(pen, colour, true)),
      placed('rotate(36 460 456)', ...arm(pen, colour, false)),
      disc(462, 458, 30, pen.cylinder(darker(colour, 0.2))),
      disc(462, 458, 13, pen.steel()),
    ),
  ]

function arm(pen: Pen, colour: string, upper: boolean): string[] {
  const y = upper ? 428 : 446
  return [
    box(70, upper ? y + 34 : y - 14, 176, 14, 4, pen.vertical('#c98f5a', '#8a5a34')),
    moulded(
      pen,
      `M48 ${y + 8}c0-8 6-14 18-14h372c20 0 30 10 30 24s-10 22-30 22H66c-12 0-18-6-18-14z`,
      pen.vertical(lighter(colour, 0.25), darker(colour, 0.25)),
    ),
    gleam(`M70 ${y + 4}h330`, 3, 0.35),
    ...(upper ? [lamp(330, y + 18, 4), disc(362, y + 18, 6, '#777d84'), box(280, y + 12, 26, 12, 6, '#17191c')] : []),
  ]
}

/** A beard trimmer standing on its charger. */
export const trimmer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 92),
    line('M380 514c60 8 90-6 110-30', pen.rubber, 8),
    moulded(
      pen,
      'M220 488c0-14 8-20 20-20h120c12 0 20 6 20 20l8 26c2 10-4 14-12 14H224c-8 0-14-4-12-14z',
      pen.cylinder(pen.trim),
    ),
    moulded(
      pen,
      'M244 200h112c4 70-10 116-10 166 0 46 8 76 6 106H248c-2-30 6-60 6-106 0-50-14-96-10-166z',
      pen.cylinder(colour),
    ),
    path('M250 160h100l10 44H240z', pen.cylinder(pen.trim)),
    path('M238 106h124l-12 56H250z', pen.steel()),
    line(
      steps(242, 358, 8)
        .map((x) => `M${x} 84v22`)
        .join(''),
      '#9ea3a8',
      4.5,
    ),
    box(236, 102, 128, 9, 3, pen.steel()),
    box(282, 232, 36, 76, 18, '#17191c'),
    box(288, 240, 24, 30, 12, pen.steel()),
    lamp(300, 292, 4),
    gleam('M262 214c2 60-8 100-8 150', 4, 0.3),
    line('M276 350h48M276 366h48M276 382h48', '#14161a', 3, 0.25),
  ]

/** A rotary shaver with three heads. */
export const shaver =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 92),
    moulded(
      pen,
      'M220 488c0-14 8-20 20-20h120c12 0 20 6 20 20l8 26c2 10-4 14-12 14H224c-8 0-14-4-12-14z',
      pen.cylinder(pen.trim),
    ),
    moulded(
      pen,
      'M234 272h132c4 50-14 76-14 116 0 34 8 56 6 86H242c-2-30 6-52 6-86 0-40-18-66-14-116z',
      pen.cylinder(colour),
    ),
    box(252, 246, 96, 32, 8, pen.cylinder(pen.trim)),
    moulded(
      pen,
      'M300 70c30 0 54 16 66 44 30 8 48 34 44 66-4 42-40 72-110 72s-106-30-110-72c-4-32 14-58 44-66 12-28 36-44 66-44z',
      pen.cylinder('#3a3e44'),
    ),
    ...(
      [
        [300, 126],
        [248, 188],
        [352, 188],
      ] as const
    ).flatMap(([x, y]) => [
      disc(x, y, 40, pen.steel()),
      disc(x, y, 31, '#24262a'),
      rings(x, y, [26, 20, 14], '#c9cdd1', 0.75),
      disc(x, y, 8, pen.steel()),
    ]),
    box(284, 316, 32, 60, 16, '#17191c'),
    disc(300, 336, 10, pen.steel()),
    lamp(300, 362, 3.8),
    gleam('M256 290c2 40-8 66-8 96', 4, 0.3),
  ]
