import type { Picture } from 'contract/core/fields'
import type { Product } from 'contract/products/endpoints'
import { whole } from '../ui/format/numbers.ts'
import { colourWords } from '../ui/format/colour-words.ts'
import { m } from '#messages'

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
  if (images.length === 0)
    return main_picture ? [{ picture: main_picture, name: m.products_picture({ number: whole(1) }) }] : []
  const inColours = isInColours(images, color_names)
  return images.map(({ picture }, at) => ({
    picture,
    name: nameOf(whole(at + 1), inColours ? color_names[at] : undefined),
  }))
}

const nameOf = (number: string, colour: string | undefined): string =>
  colour === undefined
    ? m.products_picture({ number })
    : m.products_picture_in({ number, colour: colourWords(colour).toLowerCase() })

/** Whether each colour has its picture. Fewer pictures than colours belong to none. */
export const isInColours = (pictures: readonly unknown[], colours: readonly unknown[]): boolean =>
  pictures.length >= colours.length
