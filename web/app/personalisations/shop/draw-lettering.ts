import { BRAND_COLOURS } from 'contract/core/wordmark'
import type { Picture } from 'contract/core/fields'
import { lettersOf } from 'contract/core/texts/letters'
import { oneLine, type FontStyle } from 'contract/personalisations/lettering'
import { isPale } from './is-pale.ts'
import type { Wish } from './wish.ts'

/** The side of the drawing in its own pixels: sharp enough for staff, light enough for thin data. */
export const SIDE = 960

export interface Lettering extends Pick<Wish, 'text' | 'placement' | 'font_style'> {
  /** the product’s, empty where it has none */
  hex: string
}

/** The drawing: the picture, once loaded, on its background. */
export interface Scene {
  picture: HTMLImageElement | undefined
  ground: Picture['ground']
}

/**
 * Draws the product from near by, and the lettering on a band in the product's colour, which keeps it readable on any picture.
 * Waits for the typeface, until the signal aborts.
 */
export async function drawLettering(
  canvas: HTMLCanvasElement,
  { picture, ground }: Scene,
  lettering: Lettering,
  signal?: AbortSignal,
): Promise<void> {
  const letters = lettersOf(oneLine(lettering.text))
  await document.fonts.load(fontOf(lettering.font_style, 40), letters.join('') || 'A')
  const pen = canvas.getContext('2d')
  if (!pen || signal?.aborted) return
  Object.assign(canvas, { width: SIDE, height: SIDE })
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--color-${ground}`) || '#f5f4f2'
  pen.fillRect(0, 0, SIDE, SIDE)
  if (picture) drawFitting(pen, picture)
  if (letters.length === 0) return
  if (lettering.placement === 'horizontal') drawLying(pen, letters.join(''), lettering)
  else drawStanding(pen, letters, lettering)
}

const ZOOM = 1.55
/** Which point of the picture comes to the middle. */
const MIDDLE = { x: 0.5, y: 0.58 }
/** Lengths are parts of the side. Below the neck of a bottle, where the pictures of the shop have nothing printed. */
const LYING = { y: 0.21, width: 0.31, height: 0.115, largest: 0.1 }
/** Above the brand's logo, which is upright on these products too. */
const STANDING = { y: 0.51, width: 0.16, height: 0.71, largest: 0.085 }

function drawFitting(pen: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = (SIDE * ZOOM) / Math.max(picture.naturalWidth, picture.naturalHeight)
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  pen.drawImage(picture, SIDE / 2 - width * MIDDLE.x, SIDE / 2 - height * MIDDLE.y, width, height)
}

function drawLying(pen: CanvasRenderingContext2D, text: string, lettering: Lettering): void {
  const { y, width: room, height } = LYING
  const widthAt = (size: number) => {
    pen.font = fontOf(lettering.font_style, size)
    return pen.measureText(text).width * STRETCH[lettering.font_style]
  }
  const largest = SIDE * LYING.largest
  const size = Math.min(largest, (largest * SIDE * room) / Math.max(widthAt(largest), 1))
  const width = Math.max(widthAt(size) + SIDE * 0.03, SIDE * 0.15)
  drawBand(pen, { y, width, height: SIDE * height }, lettering)
  // By the ink's bounds, so that capitals and letters with marks above and below are both centred.
  pen.textBaseline = 'middle'
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = pen.measureText(text)
  write(pen, text, SIDE * y + (above - below) / 2, lettering)
}

function drawStanding(pen: CanvasRenderingContext2D, letters: readonly string[], lettering: Lettering): void {
  const { y, width, height, largest } = STANDING
  const step = Math.min(SIDE * largest, (SIDE * (height - 0.03)) / letters.length)
  drawBand(pen, { y, width: SIDE * width, height: SIDE * height }, lettering)
  const first = SIDE * y - (step * (letters.length - 1)) / 2
  for (const [at, letter] of letters.entries()) {
    pen.font = fontOf(lettering.font_style, step)
    write(pen, letter, first + at * step, lettering)
  }
}

interface Band {
  /** of its middle, a part of the side */
  y: number
  width: number
  height: number
}

function drawBand(pen: CanvasRenderingContext2D, { y, width, height }: Band, { hex }: Lettering): void {
  pen.fillStyle = hex || UNCOLOURED
  pen.beginPath()
  pen.roundRect((SIDE - width) / 2, SIDE * y - height / 2, width, height, SIDE * 0.015)
  pen.fill()
}

function write(pen: CanvasRenderingContext2D, text: string, y: number, { hex, font_style }: Lettering): void {
  pen.save()
  pen.translate(SIDE / 2, y)
  pen.scale(STRETCH[font_style], 1)
  pen.fillStyle = isPale(hex || UNCOLOURED) ? BRAND_COLOURS.ink : '#ffffff'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, 0, 0)
  pen.restore()
}

const UNCOLOURED = '#36393e'

/** Gotham Narrow is not ours to ship: the closest is the typeface of the site, set narrow. */
const FAMILY: Record<FontStyle, string> = {
  gothamNarrow: "600 {}px 'Anek Devanagari', 'Anek Devanagari letters', sans-serif",
  arial: "400 {}px Arial, 'Liberation Sans', Helvetica, 'Anek Devanagari', 'Anek Devanagari letters', sans-serif",
}
const STRETCH: Record<FontStyle, number> = { gothamNarrow: 0.82, arial: 1 }

const fontOf = (style: FontStyle, size: number) => FAMILY[style].replace('{}', size.toFixed(1))
