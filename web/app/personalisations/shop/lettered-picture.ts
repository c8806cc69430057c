import type { Picture } from 'contract/core/fields'
import { drawLettering, SIDE, type Lettering } from './draw-lettering.ts'

/** Loads a picture of the shop, in a size that suits the drawing. */
export async function loadPicture(picture: Picture): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = addressFor(picture)
  await image.decode()
  return image
}

/** The product with its lettering as an image file: staff see exactly what the customer saw. */
export async function letteredPicture(picture: Picture | undefined, lettering: Lettering): Promise<File> {
  const canvas = document.createElement('canvas')
  const image = picture && (await loadPicture(picture))
  await drawLettering(canvas, { picture: image, ground: picture?.ground ?? 'ground' }, lettering)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
  if (!blob) throw new Error('The drawing gave no picture')
  return new File([blob], 'personalization.jpg', { type: blob.type })
}

/** The smallest that fills the drawing; the original while there is no other. */
function addressFor({ src, srcset }: Picture): string {
  const sizes = srcset.split(', ').map((size) => size.split(' '))
  const [address] = sizes.find(([, width = '0w']) => Number.parseInt(width, 10) >= SIDE) ?? [src]
  return address || src
}
