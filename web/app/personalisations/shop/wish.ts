import type { FontStyle, Placement } from 'contract/personalisations/lettering'
import type { Picture } from 'contract/core/fields'

/** A product as far as its lettering needs it. */
export interface PersonalisedProduct {
  id: number
  model_name: string
  name: string
  color_styles: readonly string[]
  color_names: readonly string[]
  sizes: readonly string[]
  /** those of the gallery: one for each colour, or some others */
  pictures: readonly Picture[]
}

/** A personalisation as typed and chosen. */
export interface Wish {
  text: string
  placement: Placement
  font_style: FontStyle
  /** the place of the product’s colour */
  colour: number
  size: string
  quantity: string
}

export const newWish = ({ sizes }: PersonalisedProduct, colour: number): Wish => ({
  text: '',
  placement: 'horizontal',
  font_style: 'gothamNarrow',
  colour,
  size: sizes.length === 1 ? (sizes[0] ?? '') : '',
  quantity: '1',
})

/** The picture that shows the product in a colour; where pictures do not go by colours, the first. */
export const pictureIn = ({ pictures, color_styles }: PersonalisedProduct, colour: number): Picture | undefined =>
  pictures.length === color_styles.length ? pictures[colour] : pictures[0]

/** Keeps the personalisation in this tab during sign-in. */
export function keepWish(productId: number, wish: Wish): void {
  try {
    sessionStorage.setItem(keyOf(productId), JSON.stringify(wish))
  } catch {
    // A full or forbidden store: signing in works all the same.
  }
}

/** The wish that waited for its product, once. */
export function takeKeptWish(productId: number): Wish | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(productId))
    sessionStorage.removeItem(keyOf(productId))
    // Written by `keepWish` alone.
    return kept === null ? undefined : (JSON.parse(kept) as Wish)
  } catch {
    return undefined
  }
}

const keyOf = (productId: number) => `personalization ${productId}`
