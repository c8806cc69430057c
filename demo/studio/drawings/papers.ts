import { darker } from '../../catalogue/colours.ts'
import { mixerGrinder } from './mixer-grinder.ts'
import { wordmark } from './parts.ts'
import { newPen } from './pen.ts'
import { place } from './scenes.ts'
import { box, line, oval, path, placed, steps } from './shapes.ts'
import { svg } from './svg.ts'

/** What customers photograph: a bill, a warranty card, a broken appliance. Dates are scribbled, so they never contradict. */

const TABLE = '#8a6c53'

export const drawBill = (shop: string, address: string, item: string, price: string) =>
  photographed(
    -3,
    box(0, 0, 640, 880, 4, '#fbf9f4') +
      words(40, 76, 34, shop, 700) +
      words(40, 112, 20, address) +
      words(470, 76, 28, 'BILL', 700) +
      words(470, 112, 18, 'No. 0' + (shop.length * 37 + 112)) +
      line('M40 140h560', '#b9b2a5', 2) +
      words(40, 186, 18, 'Date') +
      scribble(110, 182, 150) +
      words(40, 230, 18, 'Name') +
      scribble(110, 226, 240) +
      table(item, price) +
      words(40, 790, 17, 'Goods once sold are taken back with this bill only.') +
      scribble(430, 740, 150) +
      line('M420 752h180', '#b9b2a5', 1.5) +
      words(440, 776, 16, 'for the shop') +
      placed(
        'rotate(-14 160 690)',
        `<ellipse cx="150" cy="690" rx="92" ry="52" fill="none" stroke="#5b63a8" stroke-width="4" opacity=".6"/>` +
          words(98, 697, 22, 'PAID', 700, '#5b63a8'),
      ),
  )

export const drawWarrantyCard = (model: string, number: string) =>
  photographed(
    2,
    placed(
      'translate(-70 210)',
      box(0, 0, 780, 480, 22, '#f7f6f4') +
        path('M0 22a22 22 0 0 1 22-22h736a22 22 0 0 1 22 22v96H0z', '#c4122f') +
        wordmark(128, 66, 0.28) +
        words(470, 72, 28, 'Warranty card', 700, '#ffffff') +
        ['Model', 'Model number', 'Serial number', 'Date of purchase', 'Dealer']
          .map((label, i) => words(44, 176 + i * 56, 20, label) + line(`M250 ${184 + i * 56}h470`, '#c9c5bd', 1.5))
          .join('') +
        words(256, 174, 24, model, 700) +
        words(256, 230, 24, number, 700) +
        [286, 342, 398].map((y, i) => scribble(256, y, 180 + i * 34)).join('') +
        line('M620 424c30-30 70-22 100 6', '#33427a', 3),
    ),
  )

/** The jar of a mixer grinder, cracked from rim to foot. `shift` moves it for one frame of the video; the lamp can be off. */
export function drawDamage(shift = 0, lit = true): string {
  const crack = 'M352 140l-18 34 20 22-28 40 16 26-24 44 10 28'
  const broken = place(
    [
      (pen) => [
        ...mixerGrinder('#2d3035')(pen),
        line(crack, '#1b1d20', 5, 0.85),
        line(crack, '#ffffff', 1.5, 0.6),
        path('M392 132l-16 60-18-20-10-40z', '#2a2622', 0.9),
        oval(450, 522, 26, 5, '#c9cdd1'),
        path('M430 520l30-18 16 18z', '#d9dcdf'),
        ...(lit ? [] : [oval(300, 506, 11, 11, '#3a2022')]),
      ],
      100 + shift,
      1.25,
    ],
    830,
    'p',
  )
  return svg(
    '0 0 960 1000',
    broken.definitions,
    path('M0 0h960v1000H0z', '#d5cec4') +
      steps(60, 900, 120)
        .map((x) => line(`M${x} 0v690`, '#c9c1b6', 3))
        .join('') +
      path('M0 690h960v310H0z', TABLE) +
      steps(740, 980, 56)
        .map((y) => line(`M0 ${y}h960`, darker(TABLE, 0.16), 3, 0.6))
        .join('') +
      broken.body,
  )
}

/** A paper on a wooden table, seen from above and a little turned. */
function photographed(turn: number, paper: string): string {
  const shadow = newPen('t')
  const grain = steps(40, 1160, 90).map((y) => line(`M0 ${y}c240-14 480 16 900 0`, darker(TABLE, 0.14), 3, 0.5))
  const blot = oval(450, 640, 470, 560, shadow.shadow(), 0.8)
  return svg(
    '0 0 900 1200',
    shadow.definitions(),
    path('M0 0h900v1200H0z', TABLE) +
      grain.join('') +
      blot +
      placed(`translate(130 150) rotate(${turn} 320 440)`, paper),
  )
}

function table(item: string, price: string): string {
  const rows = steps(280, 640, 60).map((y) => line(`M40 ${y}h560`, '#cfc8bb', 1.5))
  return (
    rows.join('') +
    line('M40 280v360M380 280v360M450 280v360M600 280v360', '#cfc8bb', 1.5) +
    words(54, 318, 18, 'Particulars', 700) +
    words(390, 318, 18, 'Qty', 700) +
    words(464, 318, 18, 'Amount', 700) +
    words(54, 378, 19, item) +
    words(404, 378, 19, '1') +
    words(464, 378, 19, price) +
    words(390, 618, 19, 'Total', 700) +
    words(464, 618, 19, price, 700)
  )
}

const words = (x: number, y: number, size: number, text: string, weight = 400, colour = '#3a3630') =>
  `<text x="${x}" y="${y}" font-family="Liberation Sans, Arial, sans-serif" font-size="${size}" font-weight="${weight}" fill="${colour}">${text}</text>`

/** Handwriting that cannot be read. */
const scribble = (x: number, y: number, length: number) =>
  line(
    `M${x} ${y}${steps(0, length - 22, 22)
      .map((_, i) => `c4-${18 + (i % 3) * 5} 10-${16 + (i % 2) * 6} 9 2s8 8 13-${4 + (i % 4)}`)
      .join('')}`,
    '#33427a',
    2.4,
  )
