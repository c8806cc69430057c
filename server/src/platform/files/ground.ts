import type { Sharp } from 'sharp'

export type Ground = 'mist' | 'sage' | 'clay' | 'ground'

const SAMPLE = 24
const NEUTRAL_CHROMA = 10

/** Chooses the background of a shop picture by its colour temperature; greys vary by their shape. */
export async function chooseGround(picture: Sharp): Promise<Ground> {
  const { data, info } = await picture
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { chroma, hue, count, checksum } = meanColour(data, info.channels)
  if (count === 0 || chroma < NEUTRAL_CHROMA) return checksum % 2 ? 'mist' : 'ground'
  if (hue >= 70 && hue < 170) return 'sage'
  return hue >= 170 && hue < 290 ? 'mist' : 'clay'
}

/** The mean of all pixels that are neither transparent nor white, as a point on the colour circle. */
function meanColour(data: Buffer, channels: number) {
  let [x, y, count, checksum] = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += channels) {
    const [r, g, b, alpha] = [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!]
    checksum = (checksum * 31 + r + g + b) % 65_521
    if (alpha < 128 || Math.min(r, g, b) > 235) continue
    count++
    x += r - (g + b) / 2
    y += (Math.sqrt(3) / 2) * (g - b)
  }
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360
  return { chroma: count ? Math.hypot(x, y) / count : 0, hue, count, checksum }
}
