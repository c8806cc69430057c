import { chooseGround, type Ground } from './ground.ts'
import { INPUT } from './images.ts'
import { pictureLibrary } from './picture-library.ts'

export interface PictureTask {
  /** of the staged file */
  path: string
  visibility: 'public' | 'private'
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

/** Decodes a staged picture once and encodes it for storage. Throws when it cannot be read completely. */
export const encodePicture = ({ path, visibility }: PictureTask): Promise<EncodedImage> =>
  visibility === 'public' ? encodeShopImage(path) : encodePrivateImage(path)

/** For the shop: WebP, at most 1600 wide, with transparency. */
async function encodeShopImage(path: string): Promise<EncodedImage> {
  const sharp = await pictureLibrary()
  const { data: pixels, info } = await sharp(path, INPUT)
    .resize(within(1600))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const data = await sharp(pixels, { raw }).webp({ quality: 82, effort: 2 }).toBuffer()
  const ground = await chooseGround(sharp(pixels, { raw }))
  return { data, type: 'image/webp', extension: 'webp', width: info.width, height: info.height, ground }
}

/** For documents and damage: large enough to read a serial number, JPEG because it is downloaded and mailed. */
async function encodePrivateImage(path: string): Promise<EncodedImage> {
  const sharp = await pictureLibrary()
  const { hasAlpha } = await sharp(path, INPUT).metadata()
  const image = sharp(path, INPUT).resize(within(2400))
  const encoded = hasAlpha ? image.webp({ quality: 85, effort: 2 }) : image.jpeg({ quality: 85 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const size = { width: info.width, height: info.height, ground: null }
  return hasAlpha
    ? { data, type: 'image/webp', extension: 'webp', ...size }
    : { data, type: 'image/jpeg', extension: 'jpg', ...size }
}

/** A receipt may be long, but must not fill the disk. */
const within = (width: number) => ({ width, height: width * 2, fit: 'inside', withoutEnlargement: true }) as const
