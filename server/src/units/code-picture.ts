import { pictureLibrary } from '../platform/files/picture-library.ts'
import { modulesOf, QUIET_ZONE } from '../platform/papers/code.ts'

const PIXELS = 600
const BLACK = 0
const WHITE = 255

/** The QR code of an address as a grey JPEG of 600 pixels a side. Whole pixels per module keep its edges sharp. */
export async function codePicture(address: string): Promise<Buffer> {
  const { size, isDark } = modulesOf(address)
  const side = size + 2 * QUIET_ZONE
  const pixels = Buffer.alloc(side * side, WHITE)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (isDark(row, column)) pixels[(row + QUIET_ZONE) * side + column + QUIET_ZONE] = BLACK

  const scaled = Math.floor(PIXELS / side) * side
  const before = Math.floor((PIXELS - scaled) / 2)
  const after = PIXELS - scaled - before
  const sharp = await pictureLibrary()
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(scaled, scaled, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .toColourspace('b-w')
    .jpeg({ quality: 90 })
    .toBuffer()
}
