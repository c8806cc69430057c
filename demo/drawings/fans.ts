import { darker, lighter } from './colours.ts'
import { floor, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, disc, line, oval, path, placed, ring, steps } from './shapes.ts'

export const standFan =
  (blades: string, body = '#e8e6e1'): Drawing =>
  (pen) => {
    const paint = pen.cylinder(body, 0.8)
    return [
      floor(pen, 300, 130, 530),
      box(291, 356, 18, 160, 0, pen.steel()),
      path('M264 340h72l-8 66c-2 10-8 14-16 14h-24c-8 0-14-4-16-14z', paint),
      oval(300, 520, 118, 12, darker(body, 0.16)),
      oval(300, 515, 118, 12, paint),
      oval(300, 513, 30, 5, darker(body, 0.22)),
      ...head(pen, blades, body),
      lamp(300, 392, 4),
    ]
  }

/** The same head on a short foot with keys. */
export const tableFan =
  (blades: string, body = '#e8e6e1'): Drawing =>
  (pen) => {
    const paint = pen.cylinder(body, 0.8)
    return [
      floor(pen, 300, 150),
      path('M262 380h76l10 96h-96z', paint),
      placed('translate(0 42)', ...head(pen, blades, body)),
      moulded(pen, 'M196 478c2-16 14-24 30-24h148c16 0 28 8 30 24l10 32c3 12-3 18-14 18H200c-11 0-17-6-14-18z', paint),
      ...[236, 270, 304, 338].map((x) => box(x, 484, 24, 16, 5, '#3a3e44')),
      lamp(388, 492, 4),
    ]
  }

/** The same head on a wall bracket, with pull cords. */
export const wallFan =
  (blades: string, body = '#e8e6e1'): Drawing =>
  (pen) => {
    const paint = pen.cylinder(body, 0.8)
    return [
      oval(330, 330, 200, 190, pen.shadow(), 0.35),
      mouldedBox(pen, 240, 52, 120, 92, 22, paint),
      box(284, 120, 32, 80, 8, darker(body, 0.12)),
      line('M286 460v62M314 460v44', '#8d9197', 2.4),
      box(280, 518, 12, 24, 6, paint),
      box(308, 500, 12, 24, 6, paint),
      placed('translate(0 92)', ...head(pen, blades, body)),
      lamp(300, 98, 4),
    ]
  }

/** Three blades seen from a little below. */
export const ceilingFan =
  (colour: string): Drawing =>
  (pen) => {
    const metal = pen.cylinder(lighter(colour, 0.05), 0.9)
    return [
      path('M262 40h76l-12 46c-2 8-6 10-12 10h-28c-6 0-10-2-12-10z', metal),
      box(293, 94, 14, 170, 3, pen.steel()),
      path('M270 250h60l-8-32c-2-8-6-12-14-12h-16c-8 0-12 4-14 12z', metal),
      path(
        'M238 312 34 286c-14-2-20 6-18 16l8 42c2 8 8 12 18 10l204-16z',
        pen.vertical(darker(colour, 0.08), darker(colour, 0.26)),
      ),
      path(
        'M362 312l204-26c14-2 20 6 18 16l-8 42c-2 8-8 12-18 10l-204-16z',
        pen.vertical(darker(colour, 0.12), darker(colour, 0.32)),
      ),
      path(
        'M272 336h56l44 168c4 16-4 26-20 26H248c-16 0-24-10-20-26z',
        pen.vertical(darker(colour, 0.24), darker(colour, 0.07)),
      ),
      line('M258 516h84', '#fff', 3, 0.6),
      ...[226, 350].map((x) => box(x, 306, 24, 34, 5, pen.steel())),
      moulded(pen, 'M220 268h160c14 0 22 10 22 24v16c0 34-40 54-102 54s-102-20-102-54v-16c0-14 8-24 22-24z', metal),
      box(204, 296, 192, 6, 3, pen.steel()),
      oval(300, 344, 48, 13, '#24262a', 0.3),
      disc(300, 342, 9, pen.steel()),
      lamp(300, 342, 3.4),
    ]
  }

/** Cage, five blades and hub, around 300, 206. */
function head(pen: Pen, blades: string, body: string): string[] {
  const blade = 'M300 206c-8-52 0-112 40-134 34 12 52 44 48 78-8 32-44 50-88 56z'
  const paint = pen.diagonal(lighter(blades, 0.18), darker(blades, 0.05))
  return [
    disc(300, 206, 166, '#fff', 0.45),
    ...steps(0, 288, 72).map((turn) => placed(`rotate(${turn} 300 206)`, path(blade, paint))),
    line(cageWires(), '#8d9197', 1.4, 0.6),
    ring(300, 206, 110, '#8d9197', 1.5, 0.6),
    ring(300, 206, 164, lighter(body, 0.15), 9),
    ring(300, 206, 168, '#a5a39d', 1),
    ring(300, 206, 159, '#a5a39d', 1),
    disc(300, 206, 36, pen.cylinder(body, 0.8)),
    ring(300, 206, 36, '#a5a39d', 1),
  ]
}

const cageWires = () =>
  steps(0, 354, 6)
    .map((degrees) => (degrees * Math.PI) / 180)
    .map((angle) => `M${around(angle, 34)}L${around(angle + 0.12, 158)}`)
    .join('')

const around = (angle: number, radius: number) =>
  `${(300 + radius * Math.cos(angle)).toFixed(1)} ${(206 + radius * Math.sin(angle)).toFixed(1)}`
