/** How many colours are offered. */
const MOST = 4
/** A logo this large shows its colours. */
const SIDE = 96
/** Parts of red, green and blue by which alike colours are counted together. */
const STEP = 32
/** Colours closer than this are one to the eye. */
const APART = 70
/** Less of a logo is the edge of a letter. */
const LEAST_SHARE = 0.02
/** Grey has less between its strongest and weakest part. */
const GREY = 28

type Rgb = readonly [number, number, number]

/** The colours of a picture, the most frequent first; empty for one that cannot be drawn. */
export async function coloursOfLogo(picture: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) return []
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0, SIDE, SIDE)
  bitmap.close()
  return pen ? coloursIn(pen.getImageData(0, 0, SIDE, SIDE).data) : []
}

/**
 * The colours of pixels (red, green, blue and opacity of each), the most frequent first. Greys count only where there is
 * nothing else: they are letters and ground.
 */
export function coloursIn(pixels: Uint8ClampedArray): string[] {
  const counted = new Map<string, { sum: [number, number, number]; count: number }>()
  let all = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r, g, b, opacity] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!, pixels[at + 3]!]
    if (opacity < 128 || isNearWhite([r, g, b])) continue
    all += 1
    const key = [r, g, b].map((part) => Math.floor(part / STEP)).join()
    const { sum, count } = counted.get(key) ?? { sum: [0, 0, 0], count: 0 }
    counted.set(key, { sum: [sum[0] + r, sum[1] + g, sum[2] + b], count: count + 1 })
  }
  const colours = [...counted.values()]
    .filter(({ count }) => count >= all * LEAST_SHARE)
    .toSorted((one, other) => other.count - one.count)
    .map(({ sum, count }): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count])
  const bright = colours.filter((colour) => !isGrey(colour))
  return (bright.length > 0 ? distinct(bright) : colours.slice(0, 1)).slice(0, MOST).map(hexOf)
}

const isNearWhite = (colour: Rgb): boolean => Math.min(...colour) > 235

const isGrey = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) < GREY

function distinct(colours: readonly Rgb[]): Rgb[] {
  const kept: Rgb[] = []
  for (const colour of colours)
    if (kept.every((other) => Math.hypot(...colour.map((part, at) => part - other[at]!)) > APART)) kept.push(colour)
  return kept
}

const hexOf = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
