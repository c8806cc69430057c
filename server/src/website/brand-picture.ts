import { readFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { lettersOf } from 'contract/core/texts/letters'
import { drawShareSheet, SHARE_FONT } from '../products/share/share-sheet.ts'
import type { Letterhead } from '../platform/papers/letterhead.ts'
import { printable } from '../platform/papers/printable.ts'
import { BRAND_PICTURES, SHARE_PICTURE, type BrandPictureOrder } from './brand-picture-names.ts'

const KETTLE = new URL('../../../web/app/home/pictures/goose-kettle-cream.webp', import.meta.url)

/** Draws a picture of the brand: its sign, or what stands for a page where it is shared. */
export async function drawBrandPicture({ name, letterhead, tagline, description }: BrandPictureOrder): Promise<Buffer> {
  if (name === SHARE_PICTURE)
    return drawShareSheet({
      heading: tagline,
      line: description,
      picture: readFileSync(KETTLE),
      ground: 'clay',
      letterhead,
    })
  const { side, ...look } = BRAND_PICTURES[name]
  const png = await drawSign(letterhead, { side, filled: 'filled' in look })
  if (name !== 'favicon.svg') return png
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  )
}

/** The first letter of the name on ink, with the lamp lit. Systems cut their own shape out of a filled one. */
async function drawSign({ name, lamp }: Letterhead, { side, filled }: { side: number; filled: boolean }) {
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.fillStyle = '#17191c'
  context.beginPath()
  context.roundRect(0, 0, side, side, filled ? 0 : side / 4)
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = `600 ${0.62 * side}px ${SHARE_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(printable(lettersOf(name)[0] ?? ''), side / 2, 0.71 * side)
  context.fillStyle = lamp
  context.beginPath()
  context.arc(0.76 * side, 0.27 * side, 0.08 * side, 0, 2 * Math.PI)
  context.fill()
  return canvas.encode('png')
}
