import { darker } from './colours.ts'
import { dial, floor, gleam, lamp, moulded, mouldedBox, wordmark } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, disc, line, oval, path, ring, steps } from './shapes.ts'

/** A drum vacuum cleaner, its hose round it. */
export const vacuumCleaner =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 330, 190),
    line('M308 214C250 60 110 70 96 220c-8 90-2 190 2 262', '#3a3e44', 22),
    gleam('M300 196C240 66 122 82 104 222', 3, 0.3),
    box(90, 330, 16, 160, 5, pen.steel()),
    path('M40 504c0-14 10-22 28-22h60c18 0 28 8 28 22v24H40z', pen.rubber),
    ...[252, 430].flatMap((x) => [disc(x, 510, 18, '#1b1d20'), disc(x, 510, 7, '#777d84')]),
    moulded(pen, 'M222 300h240l-10 176c-1 18-12 28-30 28H262c-18 0-29-10-30-28z', pen.cylinder(colour)),
    box(214, 292, 256, 18, 9, pen.steel()),
    moulded(pen, 'M228 292c0-74 34-104 114-104s114 30 114 104z', pen.cylinder(pen.trim)),
    line('M288 196c0-34 14-46 54-46s54 12 54 46', pen.rubber, 15),
    disc(306, 232, 30, '#1b1d20'),
    disc(306, 232, 22, pen.steel()),
    box(360, 232, 48, 22, 11, '#141518'),
    lamp(372, 243, 4),
    line('M244 420h196', '#14161a', 3, 0.18),
    box(326, 304, 32, 34, 6, pen.rubber),
    gleam('M252 322l6 140', 5, 0.3),
  ]

/** A purifier with a tank that shows the water. */
export const waterPurifier =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 140),
    mouldedBox(pen, 166, 66, 268, 462, 34, pen.cylinder(colour, 0.75)),
    box(188, 90, 224, 150, 22, '#17191c'),
    path('M300 118c22 28 34 44 34 62a34 34 0 0 1-68 0c0-18 12-34 34-62z', '#5aa7cf'),
    path('M282 178a20 20 0 0 0 12 22', '#fff', 0.5),
    lamp(382, 214, 4.5),
    disc(362, 214, 4, '#5f9e6c'),
    box(188, 258, 224, 170, 16, '#dfeaf0'),
    path('M188 316h224v96c0 10-6 16-16 16H204c-10 0-16-6-16-16z', pen.vertical('#8cc6e2', '#4f9cc6')),
    oval(300, 316, 112, 7, '#b6deef'),
    box(188, 258, 224, 170, 16, pen.glass('#c3d3da'), 0.7),
    gleam('M206 276v130', 7, 0.8),
    box(262, 446, 76, 60, 12, '#17191c', 0.9),
    box(286, 440, 28, 24, 6, pen.steel()),
    box(294, 462, 12, 18, 4, pen.steel()),
    path('M284 486h32l-3 18h-26z', '#fff', 0.85),
  ]

/** A gravity filter: two steel drums and a tap. */
export const gravityFilter: Drawing = (pen) => [
  floor(pen, 300, 130),
  mouldedBox(pen, 184, 90, 232, 208, 22, pen.steel()),
  mouldedBox(pen, 184, 300, 232, 216, 22, pen.steel()),
  box(178, 288, 244, 20, 9, pen.steel()),
  line('M180 308h240', '#14161a', 3, 0.25),
  moulded(pen, 'M188 92c4-32 40-46 112-46s108 14 112 46z', pen.steel()),
  box(274, 26, 52, 24, 11, pen.cylinder(pen.trim)),
  box(196, 512, 208, 16, 6, pen.rubber),
  box(286, 446, 28, 30, 6, pen.rubber),
  path('M280 470h40v14c0 10-8 14-20 14s-20-4-20-14z', pen.steel()),
  box(270, 436, 60, 13, 6, pen.rubber),
  wordmark(300, 210, 0.22, 0, '#5c6168'),
]

/** A rechargeable lantern. */
export const emergencyLight =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 110),
    oval(300, 270, 240, 210, pen.glow('#ffdf9e', 0.55)),
    line('M206 166c0-76 34-104 94-104s94 28 94 104', pen.cylinder('#3a3e44'), 14),
    moulded(pen, 'M208 176c0-22 14-34 36-34h112c22 0 36 12 36 34v16H208z', pen.cylinder(colour)),
    box(222, 190, 156, 184, 0, '#fff6e0'),
    box(222, 190, 156, 184, 0, pen.cylinder('#ffe9bd', 0.35), 0.8),
    ...[258, 300, 342].map((x) => box(x - 8, 204, 16, 156, 8, '#ffffff')),
    ...steps(222, 378, 52).map((x) => box(x - 4, 190, 8, 184, 3, darker(colour, 0.1), 0.85)),
    moulded(pen, 'M204 372h192l16 128c2 18-8 28-26 28H214c-18 0-28-10-26-28z', pen.cylinder(colour)),
    dial(pen, 300, 446, 24),
    lamp(300, 500, 4),
    gleam('M222 388l-10 108', 4, 0.3),
  ]

/** A panel torch with a stand. */
export const panelLight =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 150),
    oval(300, 260, 280, 210, pen.glow('#ffe6b4', 0.5)),
    line('M168 300l-24 214M432 300l24 214', pen.cylinder('#3a3e44'), 14),
    box(120, 508, 360, 20, 10, pen.rubber),
    mouldedBox(pen, 132, 110, 336, 296, 34, pen.cylinder(colour)),
    box(158, 136, 284, 200, 18, '#fff3d6'),
    ...steps(178, 422, 27).flatMap((x) => steps(158, 316, 26).map((y) => box(x - 7, y - 6, 14, 12, 3, '#ffffff'))),
    disc(300, 372, 16, pen.steel()),
    lamp(360, 372, 4.5),
    line('M220 372h32', '#fff', 4, 0.4),
  ]

/** Four sockets, a switch and the lead. */
export const extensionBoard =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 250),
    line('M524 470c50-20 40-110-40-110H190c-70 0-70-90 0-90h150', '#3a3e44', 12),
    gleam('M484 356H190c-66 0-66-82 0-82', 2, 0.3),
    mouldedBox(pen, 336, 238, 86, 64, 16, pen.rubber),
    box(420, 250, 34, 9, 3, pen.steel()),
    box(420, 281, 34, 9, 3, pen.steel()),
    mouldedBox(pen, 44, 392, 512, 136, 26, pen.cylinder(colour, 0.6)),
    ...[120, 218, 316, 414].flatMap((x) => socket(pen, x, 460, colour)),
    box(482, 426, 44, 68, 10, '#1b1d20'),
    box(488, 432, 32, 28, 6, '#c4122f'),
    lamp(504, 478, 4),
  ]

const socket = (pen: Pen, x: number, y: number, colour: string): string[] => [
  disc(x, y, 42, darker(colour, 0.1)),
  disc(x, y, 38, pen.diagonal(darker(colour, 0.2), colour)),
  ...(
    [
      [x, y - 16, 7.5],
      [x - 15, y + 10, 6],
      [x + 15, y + 10, 6],
    ] as const
  ).map(([cx, cy, r]) => disc(cx, cy, r, '#1b1d20')),
  ring(x, y, 42, '#fff', 1.5, 0.4),
]

/** A tower of sockets with a carrying top. */
export const socketTower =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 110),
    line('M384 506c60 14 110 0 120-40', '#3a3e44', 11),
    mouldedBox(pen, 176, 502, 248, 26, 12, pen.rubber),
    mouldedBox(pen, 206, 98, 188, 410, 34, pen.cylinder(colour, 0.7)),
    path('M206 150v-18c0-22 12-34 34-34h120c22 0 34 12 34 34v18z', pen.cylinder(pen.trim)),
    box(268, 108, 64, 30, 10, '#c4122f'),
    ...[212, 312, 412].flatMap((y) => socket(pen, 300, y, colour)),
    ...[255, 345].map((x) => box(x - 10, 468, 20, 10, 3, '#1b1d20')),
    lamp(300, 474, 4),
  ]
