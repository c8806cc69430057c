import { darker, isPale, lighter } from './colours.ts'
import { floor, gleam, moulded, mouldedBox, wordmark } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, line, oval, path } from './shapes.ts'

/** The vacuum bottle with a carrying loop. */
export const bottle =
  (colour: string, lid = '#24262a'): Drawing =>
  (pen) => {
    const cap = pen.cylinder(lid)
    return [
      floor(pen, 300, 92),
      moulded(
        pen,
        'M216 226c0-34 18-46 30-58h108c12 12 30 24 30 58v276c0 17-11 26-27 26H243c-16 0-27-9-27-26z',
        pen.cylinder(colour),
      ),
      box(216, 508, 168, 3, 0, '#000', 0.12),
      box(250, 150, 100, 19, 0, pen.steel()),
      mouldedBox(pen, 238, 92, 124, 60, 9, cap),
      line('M262 92c0-38 12-52 38-52s38 14 38 52', cap, 15),
      gleam('M257 92c0-40 14-58 40-59', 2, 0.25),
      wordmark(300, 356, 0.4, -90, ink(colour)),
    ]
  }

/** A slim flask whose lid is the cup. */
export const flask =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 80),
    moulded(pen, 'M226 210h148v296c0 14-9 22-23 22H249c-14 0-23-8-23-22z', pen.cylinder(colour)),
    box(226, 496, 148, 10, 0, pen.steel()),
    box(226, 200, 148, 14, 2, pen.steel()),
    moulded(pen, 'M236 88c0-16 9-24 23-24h82c14 0 23 8 23 24v112H236z', pen.steel()),
    line('M236 180h128', '#14161a', 2, 0.2),
    gleam('M254 84v84', 4, 0.5),
    wordmark(300, 356, 0.34, -90, ink(colour)),
  ]

/** A light bottle with a flip lid and a straw, for school. */
export const sipper =
  (colour: string): Drawing =>
  (pen) => {
    const lid = pen.cylinder(darker(colour, 0.35))
    return [
      floor(pen, 300, 86),
      line('M372 172c52 0 62 30 54 84', lid, 14),
      moulded(
        pen,
        'M220 204h160c4 40-8 60-8 100s12 60 12 104v92c0 18-12 28-30 28H246c-18 0-30-10-30-28v-92c0-44 12-64 12-104s-12-60-8-100z',
        pen.cylinder(colour, 0.8),
      ),
      gleam('M246 226c0 34 8 50 8 84s-12 60-12 110', 6, 0.35),
      mouldedBox(pen, 214, 150, 172, 58, 14, lid),
      path('M270 150c0-34 10-58 38-62l30-4c10 0 14 8 10 16-12 22-20 30-20 50z', lid),
      box(300, 78, 34, 18, 9, pen.cylinder(lighter(colour, 0.5))),
      wordmark(300, 400, 0.3, 0, ink(colour)),
    ]
  }

/** A wide vacuum jug with a pouring lid and a handle. */
export const vacuumJug =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 290, 118),
      line('M388 196c64-8 86 20 86 82 0 70-22 120-78 134', pen.rubber, 27),
      gleam('M390 188c58-6 78 18 78 76', 3, 0.22),
      path('M222 152 176 168c-10 4-8 14 0 18l46 26z', trim),
      moulded(
        pen,
        'M174 330c0-70 16-116 34-150h164c18 34 34 80 34 150v170c0 18-10 28-28 28H202c-18 0-28-10-28-28z',
        pen.cylinder(colour, 0.9),
      ),
      box(174, 498, 232, 8, 0, '#14161a', 0.16),
      box(206, 176, 168, 12, 3, pen.steel()),
      mouldedBox(pen, 210, 120, 160, 58, 16, trim),
      oval(290, 122, 58, 9, '#fff', 0.08),
      box(262, 98, 56, 26, 12, trim),
      wordmark(290, 372, 0.28, 0, ink(colour)),
    ]
  }

/** A steel cup with a lid and a straw. */
export const tumbler =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 86),
    box(322, 46, 12, 120, 6, pen.steel()),
    moulded(pen, 'M196 188h208l-32 316c-2 16-10 24-26 24h-92c-16 0-24-8-26-24z', pen.cylinder(colour)),
    path('M222 446h156l-6 58c-2 16-10 24-26 24h-92c-16 0-24-8-26-24z', pen.steel()),
    box(190, 168, 220, 22, 11, pen.glass('#8fa1ab')),
    box(190, 168, 220, 22, 11, '#2a2c30', 0.75),
    box(206, 150, 188, 22, 11, pen.cylinder('#3a3e44')),
    gleam('M226 214l20 210', 5, 0.3),
    wordmark(300, 320, 0.3, 0, ink(colour)),
  ]

/** The steel lunch carrier: three tiers, clips and a handle. */
export const lunchBox =
  (colour: string): Drawing =>
  (pen) => {
    const tier = (y: number) => mouldedBox(pen, 180, y, 240, 108, 20, pen.steel())
    return [
      floor(pen, 300, 130),
      line('M196 214V128c0-34 16-48 46-48h116c30 0 46 14 46 48v86', '#9ea3a8', 13),
      gleam('M192 200v-74c0-36 18-52 50-52h112', 3, 0.6),
      ...[214, 318, 420].map(tier),
      ...[316, 420].map((y) => box(174, y, 252, 9, 4, pen.steel())),
      path('M184 214c0-34 38-50 116-50s116 16 116 50z', pen.cylinder(colour, 0.9)),
      box(176, 208, 248, 14, 7, pen.cylinder(colour, 0.9)),
      box(272, 148, 56, 18, 9, pen.cylinder(pen.trim)),
      ...[168, 412].map((x) => box(x, 262, 20, 206, 9, pen.cylinder(pen.trim))),
      box(238, 70, 124, 20, 10, pen.cylinder(pen.trim)),
    ]
  }

/** An insulated lunch bag's hard cousin: one box, a coloured lid and a fork clipped on it. */
export const mealBox =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 180),
    mouldedBox(pen, 130, 330, 340, 198, 40, pen.steel()),
    line('M150 470h300', '#14161a', 2, 0.12),
    mouldedBox(pen, 118, 270, 364, 82, 26, pen.cylinder(colour, 0.8)),
    box(118, 344, 364, 6, 3, '#14161a', 0.22),
    line('M210 270c0-58 34-78 90-78s90 20 90 78', pen.cylinder(darker(colour, 0.3)), 22),
    gleam('M206 258c4-50 36-68 92-68', 3, 0.3),
    ...[92, 462].map((x) => mouldedBox(pen, x, 300, 46, 86, 14, pen.cylinder(pen.trim))),
    wordmark(300, 308, 0.2, 0, ink(colour)),
  ]

/** The mark is printed white, and dark where white would not be read. */
const ink = (colour: string) => (isPale(colour) ? '#4a4e54' : '#ffffff')
