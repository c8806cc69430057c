import { darker } from './colours.ts'
import { dial, floor, gleam, lamp, moulded, mouldedBox, steam } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, disc, line, oval, path, placed, steps } from './shapes.ts'

/** A dry iron. */
export const iron =
  (colour: string): Drawing =>
  (pen) => [placed('translate(0 22)', ...ironBody(pen, colour), dial(pen, 408, 376, 34), lamp(476, 424, 5))]

/** A steam iron: a water tank that can be seen through, a spray nozzle. */
export const steamIron =
  (colour: string): Drawing =>
  (pen) => [
    placed(
      'translate(0 22)',
      ...ironBody(pen, colour),
      path('M150 440c44-52 104-84 184-94l-8 92c-70-4-124-2-176 2z', '#bfe0ee', 0.55),
      path('M156 440c30-22 90-34 174-36l-4 34c-70-4-118-2-170 2z', '#6fb6d8', 0.6),
      gleam('M190 412c30-26 64-42 108-52', 5, 0.7),
      path('M236 340l-22-10 6-18 32 12z', pen.rubber),
      dial(pen, 424, 376, 28),
      lamp(484, 428, 5),
    ),
  ]

function ironBody(pen: Pen, colour: string): string[] {
  return [
    floor(pen, 290, 210, 506),
    line('M516 318c44-8 60 30 52 84', pen.rubber, 9),
    path('M72 496c0-6 3-10 8-16h440v14c0 6-4 10-10 10H82c-6 0-10-3-10-8z', pen.steel()),
    moulded(pen, 'M84 480C120 380 222 318 340 306l176-8c14 0 18 8 18 20l-8 162z', pen.cylinder(colour, 0.8)),
    path(
      'M248 330c36-92 96-126 184-126h60c22 0 32 14 30 36l-8 66h-40l4-44c1-10-4-14-14-14h-60c-56 0-92 22-112 70z',
      pen.cylinder(pen.trim),
    ),
    gleam('M272 300c36-56 84-82 160-82h58', 4, 0.25),
    gleam('M140 436c48-54 110-84 190-94', 5, 0.45),
  ]
}

/** A hand steamer. */
export const handSteamer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 320, 96),
    steam(150, 190),
    line('M364 520c50 8 92-4 108-40', pen.rubber, 8),
    moulded(pen, 'M288 300h92l-10 200c-1 18-10 28-26 28h-24c-16 0-26-10-28-28z', pen.cylinder(colour, 0.8)),
    path('M304 356h62l-6 120c-1 8-6 12-14 12h-26c-8 0-12-4-13-12z', '#bfe0ee', 0.6),
    path('M306 410h58l-4 66c-1 8-6 12-14 12h-26c-8 0-12-4-13-12z', '#6fb6d8', 0.7),
    moulded(pen, 'M196 196h150c48 0 74 26 74 64 0 36-24 58-66 58H196z', pen.vertical(colour, darker(colour, 0.25))),
    mouldedBox(pen, 160, 170, 46, 174, 20, pen.cylinder(pen.trim)),
    box(150, 182, 16, 150, 8, pen.steel()),
    ...steps(198, 318, 24).map((y) => disc(158, y, 3, '#4a4e54')),
    gleam('M216 210h130', 5, 0.5),
    box(276, 318, 30, 18, 8, '#17191c'),
    lamp(382, 256, 4.5),
  ]

/** A standing garment steamer with a shirt bar. */
export const standingSteamer =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 130),
    box(296, 84, 12, 330, 4, pen.steel()),
    line('M196 116c40-8 70-30 106-30s66 22 106 30', pen.cylinder('#3a3e44'), 12),
    line('M226 436c-90-30-96-170-60-230 16-24 40-30 62-14', '#3a3e44', 14),
    gleam('M222 430c-82-30-86-164-52-220', 2, 0.3),
    mouldedBox(pen, 222, 150, 58, 92, 18, pen.cylinder(colour, 0.8)),
    box(214, 150, 14, 92, 6, pen.steel()),
    path('M200 396h200l-6 40H206z', '#bfe0ee', 0.75),
    path('M204 416h192l-2 20H206z', '#6fb6d8', 0.8),
    moulded(
      pen,
      'M176 436h248c20 0 30 12 32 30l4 36c2 16-8 26-24 26H164c-16 0-26-10-24-26l4-36c2-18 12-30 32-30z',
      pen.cylinder(colour, 0.8),
    ),
    dial(pen, 300, 482, 24),
    lamp(366, 482, 4.5),
    oval(300, 396, 100, 7, '#fff', 0.4),
  ]
