import { useState } from 'react'
import type { Product } from 'contract/products/endpoints'
import { isInColours, type GalleryPicture } from './gallery-pictures.ts'

/** Where each colour has its picture, choosing the one shows the other; pictures after those change no colour. */
export function useColour({ color_styles }: Pick<Product, 'color_styles'>, gallery: readonly GalleryPicture[]) {
  const [picture, setPicture] = useState(0)
  const [colour, setColour] = useState(0)
  const inColours = isInColours(gallery, color_styles)
  return {
    picture,
    showPicture: (place: number) => {
      setPicture(place)
      if (inColours && place < color_styles.length) setColour(place)
    },
    colour,
    chooseColour: (place: number) => {
      setColour(place)
      if (inColours) setPicture(place)
    },
  }
}
