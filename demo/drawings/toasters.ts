import { darker } from './colours.ts'
import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, line, oval, ovalRing, path } from './shapes.ts'

export const toaster =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 290, 190),
    slice(176),
    slice(308),
    box(472, 330, 46, 22, 10, pen.rubber),
    path('M132 512h60v16h-48zM388 512h60l-12 16h-48z', pen.rubber),
    moulded(
      pen,
      'M104 304c0-30 18-46 48-46h276c30 0 48 16 48 46v174c0 26-14 40-40 40H144c-26 0-40-14-40-40z',
      pen.cylinder(colour, 0.8),
    ),
    box(152, 258, 276, 14, 7, '#1b1d20', 0.9),
    gleam('M128 300c2-12 8-20 22-22', 5, 0.6),
    box(104, 476, 372, 12, 0, pen.steel()),
    box(458, 318, 14, 140, 7, '#1b1d20', 0.85),
    dial(pen, 290, 392, 30),
    line('M238 410a58 58 0 0 1 8-52M342 410a58 58 0 0 0-8-52', '#14161a', 3, 0.3),
    lamp(290, 452, 4),
  ]

const slice = (x: number) => {
  const crust = `M${x} 280v-68c-16-16-8-42 18-42h72c26 0 34 26 18 42v68z`
  const crumb = `M${x + 10} 280v-70c-12-14-6-30 12-30h64c18 0 24 16 12 30v70z`
  return path(crust, '#a9713f') + path(crumb, '#e3bd83') + oval(x + 56, 226, 26, 20, '#c78f50', 0.5)
}

/** Closed, its clip at the front. */
export const sandwichMaker =
  (colour: string): Drawing =>
  (pen) => {
    const paint = pen.cylinder(colour, 0.9)
    return [
      floor(pen, 300, 190),
      box(134, 508, 56, 20, 8, pen.rubber),
      box(410, 508, 56, 20, 8, pen.rubber),
      moulded(pen, 'M100 424h400v52c0 26-14 38-42 38H142c-28 0-42-12-42-38z', paint),
      moulded(pen, 'M100 404v-24c0-58 34-92 100-100l100-8 100 8c66 8 100 42 100 100v24z', paint),
      path('M144 372c0-36 24-58 70-64l86-7 86 7c46 6 70 28 70 64z', pen.steel(), 0.85),
      gleam('M168 352c6-22 22-32 52-36l66-6', 5, 0.6),
      box(92, 400, 416, 11, 5, pen.steel()),
      box(92, 414, 416, 12, 6, '#1b1d20'),
      path('M244 396h112c10 0 16 6 16 16v38c0 10-6 16-16 16H244c-10 0-16-6-16-16v-38c0-10 6-16 16-16z', pen.rubber),
      box(270, 426, 60, 16, 8, pen.steel()),
      lamp(252, 340, 5),
      disc(348, 340, 5, '#5f9e6c'),
    ]
  }

/** Open, a roti on its plate. */
export const rotiMaker =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 190),
    box(274, 54, 52, 66, 14, pen.rubber),
    disc(300, 258, 158, pen.diagonal(colour, darker(colour, 0.4))),
    disc(300, 262, 142, '#17191c'),
    disc(300, 266, 134, pen.diagonal('#34383d', '#1d1f22')),
    line('M206 186a126 126 0 0 1 60-42', '#fff', 5, 0.25),
    box(236, 404, 128, 40, 8, pen.cylinder(pen.trim)),
    moulded(pen, 'M112 448h376v42c0 26-30 38-60 38H172c-30 0-60-12-60-38z', pen.cylinder(colour)),
    oval(300, 448, 188, 44, darker(colour, 0.12)),
    oval(300, 446, 172, 37, '#17191c'),
    oval(300, 441, 124, 25, '#d9b071'),
    oval(300, 438, 124, 25, '#eed09a'),
    ...(
      [
        [262, 432, 17],
        [318, 444, 22],
        [340, 430, 12],
        [292, 448, 10],
        [236, 442, 10],
      ] as const
    ).map(([x, y, r]) => oval(x, y, r, r * 0.3, '#a86f36', 0.7)),
    ovalRing(300, 438, 123, 24, '#c08f4e', 2, 0.6),
    lamp(262, 506, 4.5),
    disc(292, 506, 4.5, '#5f9e6c'),
    mouldedBox(pen, 470, 458, 86, 28, 13, pen.rubber),
  ]
