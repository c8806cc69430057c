import sharp from 'sharp'
import type { Sharp, SharpOptions } from 'sharp'
import { oneAtATime } from '../threads/one-at-a-time.ts'
import { chooseGround } from './ground.ts'
import type { Ground } from './ground.ts'

// A `.png` that is an SVG must never reach a renderer. This holds for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`),
})
// One thread a picture and no cache of decoded ones: memory stays flat, the other core goes on answering.
sharp.concurrency(1)
sharp.cache(false)

export const MAX_PIXELS = 50_000_000
const MAX_SECONDS = 20

// `error` forgives what phones write into their files, but nothing that is missing or broken.
const INPUT: SharpOptions = {
  limitInputPixels: MAX_PIXELS,
  sequentialRead: true,
  failOn: 'error',
  autoOrient: true,
}

/** A re-encoded picture: no metadata, upright, sRGB. */
export interface EncodedImage {
  data: Buffer
  type: 'image/webp' | 'image/jpeg'
  extension: 'webp' | 'jpg'
  width: number
  height: number
  ground: Ground | null
}

export const VARIANT_WIDTHS = [320, 640, 960]
export interface Variant {
  width: number
  format: 'webp' | 'avif'
}

/** Whether the whole picture can be read. Decodes all of it, and keeps none. */
export async function decodes(path: string): Promise<boolean> {
  try {
    await atUpload(() => sharp(path, INPUT).resize(8).timeout({ seconds: MAX_SECONDS }).raw().toBuffer())
    return true
  } catch {
    return false
  }
}

/** For the shop: WebP, at most 1600 wide, transparency kept. */
export function encodeShopImage(path: string): Promise<EncodedImage> {
  return atUpload(async () => {
    const { data: pixels, info } = await fitted(path, 1600).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const data = await sharp(pixels, { raw }).webp({ quality: 82, effort: 2 }).toBuffer()
    const ground = await chooseGround(sharp(pixels, { raw }))
    return { data, type: 'image/webp', extension: 'webp', width: info.width, height: info.height, ground }
  })
}

/** For papers and damage: large enough to read a serial number, JPEG because it is downloaded and mailed. */
export function encodePrivateImage(path: string): Promise<EncodedImage> {
  return atUpload(async () => {
    const { hasAlpha } = await sharp(path, INPUT).metadata()
    const image = fitted(path, 2400)
    const encoded = hasAlpha ? image.webp({ quality: 85, effort: 2 }) : image.jpeg({ quality: 85 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    const size = { width: info.width, height: info.height, ground: null }
    return hasAlpha
      ? { data, type: 'image/webp', extension: 'webp', ...size }
      : { data, type: 'image/jpeg', extension: 'jpg', ...size }
  })
}

/** Makes the smaller versions of a shop picture, from one decoding, and hands each over as it is ready. */
export function encodeVariants(
  picture: Uint8Array,
  wanted: Variant[],
  take: (variant: Variant, data: Buffer) => Promise<void>,
): Promise<void> {
  return atRest(async () => {
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
  // Effort 2 takes a third longer for 1 % fewer bytes; effort 4 took 5.9 s for one picture.
  format === 'webp' ? image.webp({ quality: 80, effort: 4 }) : image.avif({ quality: 55, effort: 1 })

// WebP ends at 16,383 pixels a side.
const fitted = (path: string, width: number) =>
  sharp(path, INPUT)
    .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })

// Two lanes, so that a person who uploads does not wait for variants.
const atUpload = oneAtATime()
const atRest = oneAtATime()
