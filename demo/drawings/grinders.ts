import { darker } from './colours.ts'
import { dial, floor, gleam, lamp, moulded, mouldedBox } from './parts.ts'
import type { Drawing } from './pen.ts'
import { box, line, oval, path } from './shapes.ts'

export const mixerGrinder =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    const base = 'M214 354h172c18 0 26 8 30 24l20 122c2 16-6 26-22 26H186c-16 0-24-10-22-26l20-122c4-16 12-24 30-24z'
    return [
      floor(pen, 300, 130),
      line('M378 168c44-4 66 12 62 54-4 40-22 74-66 78', pen.rubber, 22),
      path('M208 132h184l-20 210H228z', pen.steel()),
      line('M218 220h164M222 264h156', '#14161a', 2, 0.14),
      path('M202 112h196c6 0 9 4 8 10l-2 14H196l-2-14c-1-6 2-10 8-10z', trim),
      box(256, 92, 88, 22, 8, trim),
      box(222, 338, 156, 18, 6, pen.rubber),
      moulded(pen, base, pen.cylinder(colour)),
      dial(pen, 300, 444, 36),
      gleam('M240 470a66 66 0 0 1-4-48M360 470a66 66 0 0 0 4-48', 3, 0.4),
      lamp(300, 506, 4),
    ]
  }

/** A juicer mixer grinder: a wide base and a clear jar. */
export const jarBlender =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 300, 130),
      line('M386 146c50-4 68 18 62 62-6 46-26 80-70 86', pen.cylinder(pen.trim), 20),
      path('M202 116h196l-22 232H224z', pen.glass('#c3d3da')),
      path('M212 226h176l-12 122H224z', '#e2a04f', 0.62),
      oval(300, 226, 88, 9, '#f0bb73', 0.9),
      line('M202 116l22 232M398 116l-22 232', '#8b979e', 3, 0.6),
      gleam('M226 140l14 180', 7, 0.7),
      line('M352 190h18M351 220h14M350 250h18M348 280h14', '#5e686e', 2, 0.6),
      path('M196 94h208c6 0 9 4 8 10l-2 16H190l-2-16c-1-6 2-10 8-10z', trim),
      box(262, 72, 76, 24, 9, trim),
      path('M272 348l28-18 28 18z', pen.steel()),
      box(216, 344, 168, 16, 6, pen.rubber),
      moulded(
        pen,
        'M222 358h156c20 0 30 10 36 28l32 112c4 18-6 30-24 30H178c-18 0-28-12-24-30l32-112c6-18 16-28 36-28z',
        pen.cylinder(colour, 0.85),
      ),
      box(186, 500, 228, 10, 5, pen.steel()),
      dial(pen, 300, 436, 32),
      lamp(300, 488, 4),
    ]
  }

/** A stick blender beside its beaker. */
export const handBlender =
  (colour: string): Drawing =>
  (pen) => [
    floor(pen, 236, 60),
    floor(pen, 404, 84),
    moulded(pen, 'M204 96c0-30 12-44 34-44s34 14 34 44l-8 176c-1 14-8 22-26 22s-25-8-26-22z', pen.cylinder(colour)),
    box(229, 112, 18, 60, 9, '#1b1d20'),
    lamp(238, 128, 3.8),
    box(231, 148, 14, 16, 7, pen.steel()),
    box(214, 286, 48, 14, 6, pen.rubber),
    path('M220 300h36l6 150h-48z', pen.steel()),
    path('M214 446h48c16 12 26 36 26 82H188c0-46 10-70 26-82z', pen.steel()),
    path('M198 512c2-14 6-24 12-32M278 512c-2-14-6-24-12-32', '#14161a', 0.12),
    path('M328 300h156l-14 206c-1 14-8 22-22 22h-84c-14 0-21-8-22-22z', pen.glass('#c3d3da')),
    path('M336 416h140l-6 90c-1 14-8 22-22 22h-84c-14 0-21-8-22-22z', '#c96f5c', 0.55),
    oval(406, 416, 70, 8, '#dc8b78', 0.9),
    line('M328 300h150l12-8', '#8b979e', 4, 0.7),
    gleam('M350 318l10 170', 6, 0.7),
    line('M446 340h18M446 366h12M444 392h18', '#5e686e', 2, 0.6),
  ]

/** A centrifugal juicer with its jug. */
export const juicer =
  (colour: string): Drawing =>
  (pen) => {
    const trim = pen.cylinder(pen.trim)
    return [
      floor(pen, 280, 210),
      box(244, 72, 92, 26, 10, trim),
      path('M252 96h76v92h-76z', pen.glass('#c3d3da')),
      path('M182 264c0-60 34-84 108-84s108 24 108 84z', pen.glass('#c3d3da')),
      path('M214 262c4-34 26-52 76-52s72 18 76 52z', '#d98a3a', 0.5),
      gleam('M206 246c6-28 22-42 50-48', 6, 0.8),
      mouldedBox(pen, 170, 260, 240, 34, 10, pen.steel()),
      path('M176 272 122 296c-10 5-8 16 2 16h52z', pen.steel()),
      moulded(
        pen,
        'M186 294h208c10 0 15 6 17 16l17 190c1 18-8 28-24 28H176c-16 0-25-10-24-28l17-190c2-10 7-16 17-16z',
        pen.cylinder(colour),
      ),
      dial(pen, 290, 404, 34),
      lamp(290, 476, 4),
      line('M90 402c-34-4-46 10-44 42 2 28 14 46 44 44', '#9fb0b8', 10, 0.8),
      path('M84 370h112l-8 138c-1 13-8 20-20 20h-56c-12 0-19-7-20-20z', pen.glass('#c3d3da')),
      path('M88 438h104l-4 70c-1 13-8 20-20 20h-56c-12 0-19-7-20-20z', '#e08a2e', 0.72),
      oval(140, 438, 52, 6, '#f0ac5c'),
      gleam('M102 384l6 120', 5, 0.7),
      line('M84 370h112', darker('#b4bac0', 0.2), 4, 0.7),
    ]
  }
