import type { Sharp, SharpOptions } from 'sharp'
import { serialQueue } from '../threads/serial-queue.ts'
import { pictureLibrary } from './picture-library.ts'

export const MAX_PIXELS = 50_000_000
/** It takes about eight times as long to decode as a JPEG of its size. */
export const MAX_AVIF_PIXELS = 24_000_000

// `error` tolerates what phones write into their files, but nothing missing or broken.
export const INPUT: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
  failOn: 'error',
  autoOrient: true,
}

export const VARIANT_WIDTHS = [320, 640, 960]
export interface Variant {
  width: number
  format: 'webp' | 'avif'
}

export interface Measure {
  pixels: number
  isAvif: boolean
}

/** A picture's dimensions according to its header; undefined for formats we do not accept. */
export async function measurePicture(path: string): Promise<Measure | undefined> {
  try {
    const sharp = await pictureLibrary()
    const { width, height, compression } = await sharp(path, INPUT).metadata()
    return { pixels: width * height, isAvif: compression === 'av1' }
  } catch {
    return undefined
  }
}

/** Makes the variants of a shop picture from one decoding, and passes each on as it is ready. */
export function encodeVariants(
  picture: Uint8Array,
  wanted: Variant[],
  take: (variant: Variant, data: Buffer) => Promise<void>,
): Promise<void> {
  return atRest(async () => {
    const sharp = await pictureLibrary()
    const widest = Math.max(...wanted.map(({ width }) => width))
    const { data: pixels, info } = await sharp(picture, INPUT)
      .resize({ width: widest })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const variant of wanted) {
      const resized = sharp(pixels, { raw }).resize({ width: variant.width })
      await take(variant, await encodeVariant(resized, variant.format).toBuffer())
    }
  })
}

const encodeVariant = (image: Sharp, format: Variant['format']) =>
  // Only browsers without AVIF load WebP. AVIF at effort 2 saves 3 % of the bytes, WebP at effort 4 saves 11 %; both take
  // three quarters longer.
  format === 'webp' ? image.webp({ quality: 80, effort: 1 }) : image.avif({ quality: 55, effort: 1 })

// Apart from uploads, so that uploads do not wait for variants.
const atRest = serialQueue()
