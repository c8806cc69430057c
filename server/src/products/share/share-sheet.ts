import { readFileSync } from 'node:fs'
import { createCanvas, GlobalFonts, loadImage, Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { BRAND } from 'contract/core/brand'
import { isDrawn, type Letterhead } from '../../platform/papers/letterhead.ts'
import { printable } from '../../platform/papers/printable.ts'
import { linesOf } from './share-lines.ts'

/** The layout of a sharing picture: text on the left, a picture on its background on the right. */
export interface ShareSheet {
  heading: string
  line: string
  price?: string
  /** any picture that a browser shows; without one the brand's name takes its place */
  picture?: Uint8Array | undefined
  ground?: string | null
  letterhead: Letterhead
}

const SHARE_SIZE = { width: 1200, height: 630 }
const WORDS = { left: 64, width: 520 }
const PANEL = { left: 630, width: 570, margin: 46 }
const { ink: INK, ink2: INK_2, line2: LINE_2 } = BRAND.colours
const GROUNDS: Record<string, string> = { mist: '#eef1f3', sage: '#eef1eb', clay: '#f5efea', ground: '#f5f4f2' }
const HEADING = { sizes: [72, 60, 50], lines: 3 }
const LINE = { size: 30, lines: 2 }
export const SHARE_FONT = 'Share'

GlobalFonts.register(readFileSync(new URL('../../platform/papers/fonts/anek-papers.ttf', import.meta.url)), SHARE_FONT)

/** 1200 × 630, the size in which networks and messengers show a shared page. */
export async function drawShareSheet({
  heading,
  line,
  price,
  picture,
  ground,
  letterhead,
}: ShareSheet): Promise<Buffer> {
  const canvas = createCanvas(SHARE_SIZE.width, SHARE_SIZE.height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SHARE_SIZE.width, SHARE_SIZE.height)
  context.fillStyle = GROUNDS[ground ?? ''] ?? GROUNDS['ground']!
  context.fillRect(PANEL.left, 0, PANEL.width, SHARE_SIZE.height)
  if (picture) await drawPicture(context, picture)
  else await drawWordmark(context, letterhead, { x: PANEL.left + 95, y: 250, height: 130, ink: LINE_2 })
  await drawWordmark(context, letterhead, { x: WORDS.left, y: 58, height: 52, ink: INK })

  const size = HEADING.sizes.find((each) => fits(context, heading, each)) ?? HEADING.sizes.at(-1)!
  let y = write(context, heading, { y: 190, size, weight: 600, colour: INK, most: HEADING.lines })
  y = write(context, line, { y: y + 16, size: LINE.size, weight: 500, colour: INK_2, most: LINE.lines })
  if (price) write(context, price, { y: 512, size: 56, weight: 600, colour: letterhead.red, most: 1 })
  return canvas.encode('jpeg', 88)
}

async function drawPicture(context: SKRSContext2D, bytes: Uint8Array) {
  const image = await loadImage(bytes)
  const [width, height] = [PANEL.width - 2 * PANEL.margin, SHARE_SIZE.height - 2 * PANEL.margin]
  const scale = Math.min(width / image.width, height / image.height)
  const [w, h] = [image.width * scale, image.height * scale]
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, PANEL.left + (PANEL.width - w) / 2, (SHARE_SIZE.height - h) / 2, w, h)
}

interface Place {
  x: number
  y: number
  height: number
  ink: string
}

/** The brand's logo, or its name with its lamp lit, as high as its place. */
async function drawWordmark(context: SKRSContext2D, letterhead: Letterhead, place: Place) {
  const { x, y, height, ink } = place
  if (letterhead.logo) {
    const logo = await loadImage(letterhead.logo)
    context.drawImage(logo, x, y, (height * logo.width) / logo.height, height)
  } else if (isDrawn(letterhead)) drawStrokes(context, letterhead.lamp, place)
  else {
    context.font = `600 ${height}px ${SHARE_FONT}`
    context.fillStyle = ink
    const name = printable(letterhead.name)
    context.fillText(name, x, y + 0.85 * height, PANEL.width - 2 * PANEL.margin)
    drawLamp(context, letterhead.lamp, {
      x: x + Math.min(context.measureText(name).width, PANEL.width - 2 * PANEL.margin) + 0.16 * height,
      y: y + 0.15 * height,
      radius: 0.1 * height,
    })
  }
}

function drawStrokes(context: SKRSContext2D, colour: string, { x, y, height, ink }: Place) {
  const { frame, path, lamp } = BRAND.wordmark
  const scale = height / frame.height
  context.save()
  context.translate(x - frame.left * scale, y - frame.top * scale)
  context.scale(scale, scale)
  context.lineWidth = 22
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = ink
  context.stroke(new Path2D(path))
  drawLamp(context, colour, { ...lamp, radius: 15 })
  context.restore()
}

function drawLamp(context: SKRSContext2D, colour: string, { x, y, radius }: { x: number; y: number; radius: number }) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

interface Text {
  y: number
  size: number
  weight: number
  colour: string
  most: number
}

/** Draws lines of text below `y`; returns where they end. */
function write(context: SKRSContext2D, text: string, { y, size, weight, colour, most }: Text): number {
  context.font = `${weight} ${size}px ${SHARE_FONT}`
  context.fillStyle = colour
  context.textBaseline = 'alphabetic'
  const lines = linesOf(printable(text), { width: WORDS.width, most, measure: widthIn(context) })
  const step = Math.round(size * 1.14)
  lines.forEach((shown, at) => context.fillText(shown, WORDS.left, y + Math.round(size * 0.8) + at * step))
  return y + lines.length * step
}

function fits(context: SKRSContext2D, text: string, size: number): boolean {
  context.font = `600 ${size}px ${SHARE_FONT}`
  const lines = linesOf(printable(text), { width: WORDS.width, most: HEADING.lines, measure: widthIn(context) })
  return !lines.at(-1)?.endsWith('…')
}

const widthIn = (context: SKRSContext2D) => (text: string) => context.measureText(text).width
