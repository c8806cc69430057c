import { lighter } from './colours.ts'
import { floor, gleam, moulded, panHandle } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, line, oval, ovalRing, path, placed } from './shapes.ts'

/** A non-stick pan seen a little from above. */
export const fryingPan =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 236, 150),
    panHandle(pen, 392, 404, 190, 28),
    box(388, 402, 44, 32, 9, pen.steel()),
    moulded(pen, 'M44 424h384l-26 72c-8 22-22 32-48 32H118c-26 0-40-10-48-32z', pen.cylinder(colour)),
    oval(236, 420, 193, 68, lighter(colour, 0.25)),
    oval(236, 421, 184, 62, '#1d1f22'),
    oval(236, 434, 146, 43, pen.diagonal('#34383d', '#202327')),
    ovalRing(236, 434, 92, 26, '#fff', 2, 0.06),
    ovalRing(236, 434, 50, 14, '#fff', 2, 0.06),
    gleam('M86 404c34-26 82-38 138-40', 5, 0.25),
    ovalRing(236, 420, 190, 66, '#fff', 2, 0.25),
  ]

/** A deep kadai with ears and a glass lid. */
export const kadai =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 100),
    ear(pen, 96),
    placed('translate(600 0) scale(-1 1)', ear(pen, 96)),
    moulded(pen, 'M110 344h380c0 100-76 184-150 184h-80c-74 0-150-84-150-184z', pen.cylinder(colour)),
    glassLid(pen, 300, 336, 186, 96),
    box(104, 334, 392, 16, 8, pen.steel()),
  ]

/** A set of three pots with glass lids. */
export const potSet =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 300, 220),
    placed('translate(96 0)', ...pot(pen, colour, 128, 220)),
    placed('translate(-126 0)', ...pot(pen, colour, 100, 160)),
    placed('translate(-4 0)', ...pot(pen, colour, 82, 100)),
  ]

/** Insulated serving casseroles, one on the other. */
export const hotCase =
  (colour: string): Drawing =>
  (pen) => [floor(pen, 300, 170), ...tub(pen, colour, 528, 184, 122), ...tub(pen, colour, 342, 140, 96)]

function tub(pen: Pen, colour: string, bottom: number, half: number, height: number): string[] {
  const [left, top, rim] = [300 - half, bottom - height, 26]
  const paint = pen.cylinder(colour, 0.8)
  const lid = `M${left + 8} ${top}c0-${half * 0.3} ${half * 0.4}-${half * 0.42} ${half - 8}-${half * 0.42}s${half - 8} ${half * 0.12} ${half - 8} ${half * 0.42}z`
  return [
    box(left - 34, top + 26, 62, 26, 12, pen.rubber),
    box(300 + half - 28, top + 26, 62, 26, 12, pen.rubber),
    moulded(
      pen,
      `M${left} ${top}h${half * 2}l-16 ${height - 26}c-3 16-14 26-32 26H${left + 48}c-18 0-29-10-32-26z`,
      paint,
    ),
    moulded(pen, lid, pen.cylinder(lighter(colour, 0.35), 0.8)),
    gleam(`M${left + 44} ${top - half * 0.22}c20-12 44-18 70-19`, 5, 0.6),
    box(left - 6, top - 8, half * 2 + 12, rim - 8, 9, pen.steel()),
    box(264, top - half * 0.42 - 16, 72, 22, 11, pen.cylinder(pen.trim)),
  ]
}

function pot(pen: Pen, colour: string, half: number, height: number): string[] {
  const top = 528 - height
  const [left, right] = [300 - half, 300 + half]
  return [
    box(left - 34, top + 22, 52, 18, 9, pen.rubber),
    box(right - 18, top + 22, 52, 18, 9, pen.rubber),
    moulded(
      pen,
      `M${left} ${top}h${half * 2}v${height - 30}c0 20-10 30-30 30H${left + 30}c-20 0-30-10-30-30z`,
      pen.cylinder(colour),
    ),
    glassLid(pen, 300, top - 4, half - 2, half * 0.42),
    box(left - 6, top - 6, half * 2 + 12, 13, 6, pen.steel()),
  ]
}

function glassLid(pen: Pen, x: number, y: number, half: number, height: number): string {
  const dome = `M${x - half} ${y}c${half * 0.08}-${height * 0.72} ${half * 0.5}-${height} ${half}-${height}s${half * 0.92} ${height * 0.28} ${half} ${height}z`
  return (
    path(dome, pen.glass()) +
    line(dome.replace('z', ''), '#9aa3a9', 3, 0.7) +
    gleam(
      `M${x - half * 0.68} ${y - height * 0.5}c${half * 0.14}-${height * 0.2} ${half * 0.32}-${height * 0.3} ${half * 0.5}-${height * 0.34}`,
      5,
      0.8,
    ) +
    box(x - 26, y - height - 24, 52, 28, 12, pen.cylinder(pen.trim))
  )
}

const ear = (pen: Pen, x: number) =>
  line(`M${x + 30} 372c-46-6-62 8-56 34 4 18 22 26 46 22`, pen.rubber, 18) +
  gleam(`M${x + 20} 367c-38-4-52 6-50 24`, 3, 0.22)
