import { useState } from 'react'
import type { Product } from 'contract/products'
import type { GalleryPicture } from './gallery-pictures.ts'

/** Where each colour has its picture, the chosen colour and the shown picture are one choice; else they are two. */
export function useColour({ color_styles }: Pick<Product, 'color_styles'>, gallery: readonly GalleryPicture[]) {
  const [picture, showPicture] = useState(0)
  const [other, chooseOther] = useState(0)
  const together = color_styles.length === gallery.length
  return {
    picture,
    showPicture,
    colour: together ? picture : other,
    chooseColour: together ? showPicture : chooseOther,
  }
}
