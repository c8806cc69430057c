import { darker } from './colours.ts'
import { floor, gleam, lamp, moulded } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, line, path } from './shapes.ts'

/** The everyday jug kettle. */
export const kettle =
  (colour: string): Drawing =>
  (pen) => {
    const body = pen.cylinder(colour, 0.8)
    return [
      floor(pen, 300, 140),
      line('M386 214c62-14 104 10 104 70 0 72-30 132-84 142', pen.rubber, 29),
      gleam('M388 206c60-12 94 12 94 74', 3, 0.22),
      path('M236 262 168 196c-6-6-3-13 6-13h70z', body),
      gleam('M172 190c0-4 2-6 6-6h62', 3, 0.6),
      moulded(pen, 'M188 488c-6-96 14-214 40-290h144c26 76 46 194 40 290z', body),
      path('M226 198h148l-8-20c-4-10-30-16-66-16s-62 6-66 16z', body),
      box(224, 195, 152, 5, 0, pen.steel()),
      box(274, 142, 52, 20, 9, pen.cylinder(pen.trim)),
      box(336, 270, 15, 150, 7.5, '#fff', 0.5),
      box(336, 330, 15, 90, 7.5, '#9fb4c0', 0.8),
      line('M340 300h7M340 330h7M340 360h7M340 390h7', '#4a5057', 1.5, 0.6),
      path(
        'M178 488h244c6 0 9 4 9 10v14c0 9-5 14-14 14H183c-9 0-14-5-14-14v-14c0-6 3-10 9-10z',
        pen.cylinder(pen.trim),
      ),
      box(186, 482, 228, 8, 0, pen.steel()),
      lamp(300, 508),
    ]
  }

/** The pouring kettle with a swan neck and a wooden grip. */
export const gooseKettle =
  (colour: string, grip = '#7a5a41'): Drawing =>
  (pen) => {
    const body = pen.cylinder(colour, 0.85)
    const wood = pen.cylinder(grip)
    return [
      floor(pen, 300, 150),
      line('M206 470C120 470 168 330 110 262c-6-8-16-14-30-16', darker(colour, 0.12), 20),
      gleam('M200 464C132 456 172 330 116 264c-6-8-14-14-26-16', 4, 0.25),
      line('M386 262h78c20 0 30 12 26 34l-26 130', wood, 28),
      moulded(pen, 'M214 250h176l36 226c2 12-4 20-16 20H194c-12 0-18-8-16-20z', body),
      path('M210 250c0-20 34-34 92-34s92 14 92 34z', body),
      box(206, 246, 192, 6, 3, pen.steel()),
      box(284, 186, 36, 32, 12, wood),
      path(
        'M172 496h260c8 0 12 5 12 12v8c0 8-4 12-12 12H172c-8 0-12-4-12-12v-8c0-7 4-12 12-12z',
        pen.cylinder(pen.trim),
      ),
      lamp(302, 512),
    ]
  }

/** A wide steel kettle for an office or a tea shop. */
export const urnKettle =
  (colour: string): Drawing =>
  (pen) => {
    const body = pen.cylinder(colour, 0.9)
    return [
      floor(pen, 290, 160),
      line('M404 232c58-8 92 18 92 74 0 60-26 104-72 114', pen.rubber, 30),
      gleam('M408 224c54-6 82 18 82 66', 3, 0.22),
      path('M196 286 132 238c-7-6-3-12 6-12h76z', body),
      moulded(pen, 'M160 484c-4-92 8-184 28-254h206c20 70 32 162 28 254z', body),
      path('M186 230h210l-12-26c-8-14-44-22-93-22s-85 8-93 22z', pen.cylinder(pen.trim)),
      box(182, 226, 218, 7, 3, pen.steel()),
      box(262, 160, 58, 24, 10, pen.cylinder(pen.trim)),
      line('M168 404h246', '#14161a', 2, 0.12),
      path(
        'M150 484h282c6 0 9 4 9 10v16c0 9-5 16-14 16H155c-9 0-14-7-14-16v-16c0-6 3-10 9-10z',
        pen.cylinder(pen.trim),
      ),
      lamp(291, 506),
    ]
  }
