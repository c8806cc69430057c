import type { FontStyle, Placement } from 'contract/personalisations/lettering'
import { isRecord, stored } from '../../ui/browser/stored.ts'
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

/** The unsent personalisation of a product: it waits through sign-in and reload. */
export const wishFor = (productId: number) =>
  stored<Wish | undefined>(`personalization ${productId}`, {
    owner: 'account',
    days: 7,
    check: wishOf,
    empty: undefined,
  })

const wishOf = (value: unknown): Wish | undefined =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  typeof value.colour === 'number' &&
  typeof value.quantity === 'string'
    ? // Only `wishFor` writes there.
      (value as unknown as Wish)
    : undefined

/** The product for which a visitor signs in: its personalisation opens again after it. */
export const signInFor = stored<number | undefined>('personalize-after-sign-in', {
  area: 'tab',
  check: (value) => (typeof value === 'number' ? value : undefined),
  empty: undefined,
})
