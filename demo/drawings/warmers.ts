import { darker, lighter } from './colours.ts'
import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, line, oval, path, steps } from './shapes.ts'

/** A storage geyser on the wall. */
export const geyser =
  (colour: string): Drawing =>
  (pen) => [
    oval(322, 310, 170, 250, pen.shadow(), 0.45),
    box(250, 478, 16, 58, 3, '#9ba0a5'),
    box(334, 478, 16, 58, 3, '#b9bdc1'),
    mouldedBox(pen, 172, 56, 256, 430, 60, pen.cylinder(colour, 0.7)),
    line('M173 370h254', '#14161a', 2, 0.14),
    dial(pen, 300, 424, 26),
    lamp(376, 424),
    gleam('M206 110v220', 8, 0.35),
  ]

/** A small instant geyser for one tap. */
export const instantGeyser =
  (colour: string): Drawing =>
  (pen) => [
    oval(322, 320, 190, 190, pen.shadow(), 0.45),
    box(236, 446, 16, 84, 3, '#9ba0a5'),
    box(348, 446, 16, 84, 3, '#b9bdc1'),
    mouldedBox(pen, 138, 132, 324, 322, 74, pen.cylinder(colour, 0.7)),
    disc(300, 276, 96, darker(colour, 0.06)),
    disc(300, 276, 88, pen.diagonal(lighter(colour, 0.4), darker(colour, 0.12))),
    dial(pen, 300, 276, 34),
    line('M228 336a94 94 0 0 1-12-96', '#4f8fd0', 6, 0.8),
    line('M372 336a94 94 0 0 0 12-96', '#e0182d', 6, 0.8),
    lamp(300, 412),
    gleam('M176 200c2-18 14-30 34-32', 7, 0.5),
  ]

/** A folded electric blanket with its controller. */
export const electricBlanket =
  (colour: string): Drawing =>
  (pen) => {
    const fold = (y: number, inset: number) =>
      mouldedBox(pen, 88 + inset, y, 424 - inset * 2, 66, 33, pen.cylinder(colour, 0.7))
    return [
      floor(pen, 300, 220),
      ...[464, 402, 340, 278].map((y, i) => fold(y - 2, i * 7)),
      ...[464, 402, 340, 278].flatMap((y, i) =>
        steps(150, 450, 50).map((x) => line(`M${x} ${y + 10}c8 14 8 30 0 44`, darker(colour, 0.3), 2, 0.3 - i * 0.02)),
      ),
      ...[464, 402, 340, 278].map((y, i) => gleam(`M${132 + i * 7} ${y + 8}h${330 - i * 14}`, 3, 0.35)),
      box(210, 276, 180, 252, 4, lighter(colour, 0.72)),
      box(210, 276, 180, 252, 4, pen.shade()),
      line('M222 276v252M378 276v252', colour, 3, 0.6),
      line('M300 276c0-30 0-60-24-82', '#3a3e44', 7),
      mouldedBox(pen, 240, 84, 72, 134, 26, pen.cylinder('#f1efeb', 0.6)),
      dial(pen, 276, 132, 18),
      lamp(276, 184, 4.5),
    ]
  }

/** A rechargeable hot bag in a soft cover, its charging lead on. */
export const hotBag =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 180),
    line('M300 236c0-60 40-92 110-92h70', '#3a3e44', 8),
    box(470, 126, 56, 36, 10, pen.rubber),
    moulded(
      pen,
      'M110 300c-6-44 26-64 66-58 60 10 188 10 248 0 40-6 72 14 66 58-8 54-8 116 0 170 6 44-26 62-66 56-60-8-188-8-248 0-40 6-72-12-66-56 8-54 8-116 0-170z',
      pen.cylinder(colour, 0.75),
    ),
    ...steps(166, 434, 38).map((x) => line(`M${x} 262c6 76 6 168 0 244`, darker(colour, 0.3), 3, 0.28)),
    ...steps(166, 434, 38).map((x) => gleam(`M${x + 5} 266c6 70 6 160 0 236`, 2, 0.25)),
    path('M252 222h96c8 0 12 5 12 12v22H240v-22c0-7 4-12 12-12z', pen.cylinder(pen.trim)),
    lamp(300, 238, 4.5),
    oval(300, 384, 62, 50, lighter(colour, 0.6)),
    path(
      'M300 420c-24-16-36-28-36-44 0-12 8-20 18-20 8 0 14 4 18 12 4-8 10-12 18-12 10 0 18 8 18 20 0 16-12 28-36 44z',
      colour,
    ),
  ]
