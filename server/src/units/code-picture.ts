import { create } from 'qrcode'
import sharp from 'sharp'

const PIXELS = 600
/** white modules around a code, without which readers do not find it */
const QUIET_ZONE = 4
const BLACK = 0
const WHITE = 255

/** The modules of a code, row by row, true where it is dark. A tenth of it may be lost (level M). */
export function modulesOf(text: string): { size: number; isDark: (row: number, column: number) => boolean } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (row, column) => modules.data[row * modules.size + column] === 1 }
}

/** The code of an address as a JPEG of 600 pixels a side, in grey. Whole pixels a module, so that its edges stay sharp. */
export function codePicture(address: string): Promise<Buffer> {
  const { size, isDark } = modulesOf(address)
  const side = size + 2 * QUIET_ZONE
  const pixels = Buffer.alloc(side * side, WHITE)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (isDark(row, column)) pixels[(row + QUIET_ZONE) * side + column + QUIET_ZONE] = BLACK

  const scaled = Math.floor(PIXELS / side) * side
  const before = Math.floor((PIXELS - scaled) / 2)
  const after = PIXELS - scaled - before
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(scaled, scaled, { kernel: 'nearest' })
    .extend({ top: before, left: before, bottom: after, right: after, background: 'white' })
    .toColourspace('b-w')
    .jpeg({ quality: 90 })
    .toBuffer()
}
