import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, disc, frame, line, oval, path } from './shapes.ts'

export const riceCooker =
  (colour: string): Drawing =>
  (pen) => {
    const body = pen.cylinder(colour, 0.8)
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 300, 180),
      box(84, 338, 60, 30, 13, trim),
      box(456, 338, 60, 30, 13, trim),
      path('M150 512h40v14h-32zM410 512h40l-8 14h-32z', pen.rubber),
      moulded(pen, 'M116 306h368l-14 164c-4 34-28 46-62 46H192c-34 0-58-12-62-46z', body),
      moulded(pen, 'M122 300c6-62 84-96 178-96s172 34 178 96z', body),
      gleam('M170 262c26-24 62-36 104-39', 7, 0.7),
      box(112, 296, 376, 15, 7, pen.steel()),
      box(266, 176, 68, 30, 12, trim),
      oval(392, 240, 15, 6, '#202226', 0.75),
      box(232, 370, 136, 110, 16, '#24262a'),
      frame(232.7, 370.7, 134.6, 108.6, 15.3, '#fff', 1, 0.14),
      line('M256 398h60M256 424h44', '#fff', 5, 0.75),
      lamp(344, 398, 5),
      disc(344, 424, 5, '#5c6066'),
      box(276, 448, 48, 15, 7.5, pen.steel()),
    ]
  }

/** The large drum cooker with a glass lid. */
export const drumCooker =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 300, 170),
      box(72, 320, 70, 28, 13, trim),
      box(458, 320, 70, 28, 13, trim),
      path('M150 512h44v16h-36zM406 512h44l-8 16h-36z', pen.rubber),
      moulded(pen, 'M124 290h352v176c0 34-20 50-54 50H178c-34 0-54-16-54-50z', pen.cylinder(colour, 0.85)),
      path('M138 278c10-48 80-72 162-72s152 24 162 72z', pen.glass()),
      line('M138 278c10-48 80-72 162-72s152 24 162 72', '#9aa3a9', 3, 0.7),
      gleam('M182 246c24-18 56-26 92-28', 6, 0.8),
      box(112, 276, 376, 18, 9, pen.steel()),
      box(268, 176, 64, 32, 13, trim),
      mouldedBox(pen, 226, 384, 148, 92, 14, pen.steel()),
      box(264, 430, 72, 18, 9, '#202226'),
      lamp(270, 406),
      disc(330, 406, 4.5, '#e8b04a'),
    ]
  }

/** All steel, or with a coloured pot. */
export const pressureCooker =
  (colour?: string): Drawing =>
  (pen) => {
    const metal = pen.steel()
    const pot = colour ? pen.cylinder(colour) : metal
    const outline = 'M130 330h300v136c0 40-20 62-58 62H188c-38 0-58-22-58-62z'
    return [
      floor(pen, 280, 160),
      box(420, 340, 158, 27, 12, pen.cylinder(pen.trim)),
      box(410, 306, 172, 31, 13, pen.rubber),
      gleam('M428 314h136', 3, 0.22),
      box(84, 350, 66, 24, 11, pen.rubber),
      moulded(pen, outline, pot),
      gleam('M132 352h296', 2, 0.5),
      path('M124 318c0-46 62-76 156-76s156 30 156 76z', metal),
      box(118, 312, 324, 22, 10, metal),
      line('M120 331h320', '#14161a', 3, 0.25),
      box(258, 196, 44, 48, 9, pen.rubber),
      box(268, 180, 24, 18, 6, metal),
      disc(352, 268, 9, pen.rubber),
      lamp(352, 268, 3.6),
    ]
  }

/** The low, wide pressure pan. */
export const pressurePan =
  (colour: string): Drawing =>
  (pen) => {
    const metal = pen.steel()
    return [
      floor(pen, 280, 176),
      panGrip(pen.rubber),
      box(58, 386, 66, 24, 11, pen.rubber),
      moulded(pen, 'M106 372h348v100c0 36-20 56-58 56H164c-38 0-58-20-58-56z', pen.cylinder(colour)),
      path('M102 358c0-44 70-72 178-72s178 28 178 72z', metal),
      gleam('M150 330c26-18 62-26 104-28', 5, 0.6),
      box(96, 352, 368, 22, 10, metal),
      box(256, 240, 48, 48, 9, pen.rubber),
      box(268, 222, 24, 20, 6, metal),
      lamp(366, 312, 3.8),
    ]
  }

const panGrip = (colour: string) => box(436, 346, 146, 31, 13, colour) + box(446, 382, 126, 25, 12, colour)

/** Pressure cooker and rice cooker in one, with a panel. */
export const electricPressureCooker =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 300, 150),
      box(96, 286, 60, 30, 13, trim),
      box(444, 286, 60, 30, 13, trim),
      moulded(pen, 'M142 262h316v216c0 34-18 50-50 50H192c-32 0-50-16-50-50z', pen.cylinder(colour)),
      box(142, 500, 316, 28, 14, trim),
      moulded(pen, 'M132 250c4-60 62-92 168-92s164 32 168 92z', trim),
      gleam('M176 216c24-20 56-30 96-33', 6, 0.3),
      box(126, 244, 348, 20, 10, pen.steel()),
      path('M238 160c0-22 10-34 30-34h64c20 0 30 12 30 34h-26c0-8-4-10-10-10h-52c-6 0-10 2-10 10z', pen.rubber),
      box(388, 148, 34, 40, 10, pen.rubber),
      disc(405, 146, 12, pen.steel()),
      box(204, 306, 192, 162, 20, '#17191c'),
      frame(204.7, 306.7, 190.6, 160.6, 19.3, '#fff', 1, 0.14),
      line('M246 344v26M278 344h14v13h-14v13h14M322 344h14v26h-14zM322 357h14', '#ffb3a8', 4),
      line('M236 400h40M236 424h28M324 400h40M336 424h28', '#fff', 4, 0.55),
      dial(pen, 300, 420, 18),
      lamp(300, 456, 3.8),
    ]
  }
