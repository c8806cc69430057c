import { dial, floor, gleam, lamp, moulded, panHandle } from './parts.ts'
import type { Drawing, Pen } from './pen.ts'
import { box, line, oval, ovalRing, path } from './shapes.ts'

/** An induction plate with a pan of milk on it. */
export const inductionCooktop: Drawing = (pen) => {
  const pan = 'M186 284h228v128c0 24-14 34-38 34H224c-24 0-38-10-38-34z'
  return [
    ...slab(pen, 400),
    ovalRing(300, 440, 142, 27, '#fff', 2, 0.5),
    line('M240 492h18M282 492h36M342 492h18', '#fff', 4, 0.7),
    lamp(400, 491, 4),
    oval(306, 446, 122, 17, '#000', 0.5),
    panHandle(pen, 394, 296, 174),
    moulded(pen, pan, pen.steel()),
    path('M186 280c8-28 52-44 114-44s106 16 114 44z', pen.steel(), 0.9),
    box(180, 276, 240, 13, 6, pen.steel()),
    box(278, 210, 44, 26, 10, pen.rubber),
  ]
}

/** An infrared plate, glowing, with a knob. */
export const infraredCooktop: Drawing = (pen) => [
  ...slab(pen, 320),
  oval(300, 396, 170, 56, pen.glow('#ff5a2a', 0.6)),
  ...[128, 104, 80, 56, 32].map((rx, i) => ovalRing(300, 396, rx, rx * 0.29, '#ff6a38', 7, 0.95 - i * 0.08)),
  ...[128, 104, 80, 56, 32].map((rx) => ovalRing(300, 396, rx, rx * 0.29, '#ffd2a6', 1.6, 0.8)),
  ovalRing(300, 396, 150, 45, '#fff', 2, 0.4),
  gleam('M150 338h120', 3, 0.3),
  line('M150 476h18M192 476h36M372 476h18M414 476h18', '#fff', 4, 0.7),
  dial(pen, 300, 474, 19),
  lamp(350, 476, 4),
]

/** The glass plate and its metal edge; `back` is how far up the far edge lies. */
function slab(pen: Pen, back: number): string[] {
  return [
    floor(pen, 300, 260, 524),
    path(
      `M132 ${back}h336c10 0 16 4 20 12l44 ${478 - back}c5 10 1 16-10 16H78c-11 0-15-6-10-16l44-${478 - back}c4-8 10-12 20-12z`,
      pen.vertical('#3a3d42', '#1b1d20'),
    ),
    path('M66 500c2 4 6 6 12 6h444c6 0 10-2 12-6v16c0 8-4 12-10 12H76c-6 0-10-4-10-12z', '#8f949a'),
  ]
}
