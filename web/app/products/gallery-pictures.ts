import type { Picture } from 'contract/core/fields'
import type { Product } from 'contract/products/endpoints'

export interface GalleryPicture {
  picture: Picture
  /** `Picture 2, crimson` where each colour has its picture */
  name: string
}

/** The pictures of a product in their order: its variants, one for each colour before any other view; else the main one alone. */
export function galleryOf({
  images,
  main_picture,
  color_names,
}: Pick<Product, 'images' | 'main_picture' | 'color_names'>): GalleryPicture[] {
  if (images.length === 0) return main_picture ? [{ picture: main_picture, name: 'Picture 1' }] : []
  const inColours = isInColours(images, color_names)
  return images.map(({ picture }, at) => ({
    picture,
    name: ['Picture ' + (at + 1), inColours ? color_names[at]?.toLowerCase() : undefined].filter(Boolean).join(', '),
  }))
}

/** Whether each colour has its picture. Fewer pictures than colours belong to none. */
export const isInColours = (pictures: readonly unknown[], colours: readonly unknown[]): boolean =>
  pictures.length >= colours.length
