import type { Picture } from 'contract/fields'
import type { Product } from 'contract/products'

export interface GalleryPicture {
  picture: Picture
  /** `Picture 2, crimson` where each colour has its picture */
  name: string
}

/** The pictures of a product in their order: its variants, else the main one alone. */
export function galleryOf({
  images,
  main_picture,
  color_names,
}: Pick<Product, 'images' | 'main_picture' | 'color_names'>): GalleryPicture[] {
  if (images.length === 0) return main_picture ? [{ picture: main_picture, name: 'Picture 1' }] : []
  const inColours = images.length === color_names.length
  return images.map(({ picture }, at) => ({
    picture,
    name: inColours ? `Picture ${at + 1}, ${(color_names[at] ?? '').toLowerCase()}` : `Picture ${at + 1}`,
  }))
}
