import { readFileSync } from 'node:fs'
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import sharp from 'sharp'
import { BRAND } from 'contract/core/brand'
import type { Sizes } from '../../catalogue/sizes-in.ts'
import { TONES } from './tones.ts'

const WIDTH = 1280
const HEIGHT = 720
/** The picture's square, and where its subject stands in it as a share of its side. */
const SIDE = 540
const TOP = 24
const INK = BRAND.colours.ink
const LINE = '#6b7178'
const GAP = 36

GlobalFonts.register(
  readFileSync(new URL('../../../server/src/platform/papers/fonts/anek-papers.ttf', import.meta.url)),
  'Sizes',
)

/** A product between its dimension lines, 16 : 9, as WebP. The lines end where the subject does. */
export async function drawSizes(file: string, { height, width }: Sizes): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = TONES.ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  const left = (WIDTH - SIDE) / 2
  const picture = await sharp(file).resize(SIDE, SIDE).png().toBuffer()
  context.drawImage(await loadImage(picture), left, TOP, SIDE, SIDE)
  const subject = await boundsOf(picture)
  context.strokeStyle = LINE
  context.lineWidth = 3
  context.fillStyle = INK
  context.font = '500 52px Sizes'
  if (height) {
    const [x, from, to] = [left + subject.left - GAP, TOP + subject.top, TOP + subject.bottom]
    line(context, [x, from, x, to])
    for (const y of [from, to]) line(context, [x - 12, y, x + 12, y])
    context.textAlign = 'right'
    context.fillText(height, x - 24, (from + to) / 2 + 17)
  }
  if (width) {
    const [y, from, to] = [TOP + subject.bottom + GAP, left + subject.left, left + subject.right]
    line(context, [from, y, to, y])
    for (const x of [from, to]) line(context, [x, y - 12, x, y + 12])
    context.textAlign = 'center'
    context.fillText(width, (from + to) / 2, y + 66)
  }
  return sharp(canvas.toBuffer('image/png')).webp({ quality: 82, smartSubsample: true, effort: 6 }).toBuffer()
}

/** Where the subject itself is: shadows let the ground through. */
async function boundsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const bounds = { left: info.width, right: 0, top: info.height, bottom: 0 }
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 230) continue
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x + 1)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y + 1)
    }
  return bounds
}

function line(context: SKRSContext2D, [x, y, toX, toY]: [number, number, number, number]): void {
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(toX, toY)
  context.stroke()
}
