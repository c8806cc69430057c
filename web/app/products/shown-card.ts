import type { Picture } from 'contract/core/fields'
import type { ProductCard } from 'contract/products/endpoints'

/** The minimal data of a card: loader data travels in the page. */
export type ShownCard = Pick<
  ProductCard,
  | 'id'
  | 'name'
  | 'model_name'
  | 'model_num'
  | 'sub_category'
  | 'power'
  | 'warranty'
  | 'price'
  | 'stocks'
  | 'color_styles'
  | 'color_names'
  | 'picture'
  | 'slug'
>

/** Cards as they are shown; neutral grounds take turns, so that a grid is not one grey field. */
export const shownCards = (cards: readonly ProductCard[]): ShownCard[] =>
  cards.map((card, at) => ({
    id: card.id,
    name: card.name,
    model_name: card.model_name,
    model_num: card.model_num,
    sub_category: card.sub_category,
    power: card.power,
    warranty: card.warranty,
    price: card.price,
    stocks: card.stocks,
    color_styles: card.color_styles,
    color_names: card.color_names,
    ...(card.slug !== undefined && { slug: card.slug }),
    picture: card.picture && { ...lean(card.picture), ground: TURNS[at % TURNS.length] ?? card.picture.ground },
  }))

// No two alike beside, below or across from each other in two columns and in three.
const TURNS = ['sage', 'mist', 'ground', 'clay'] as const

const MIDDLE = /(\S+) 640w/

/**
 * A small picture with one list of addresses instead of two: a page holds dozens of them, each twice. Browsers without
 * AVIF, by now a few in a hundred, get the middle size.
 */
export function lean(picture: Picture): Picture
export function lean(picture: Picture | null): Picture | null
export function lean(picture: Picture | null): Picture | null {
  if (!picture) return null
  const middle = MIDDLE.exec(picture.srcset)?.[1]
  return picture.avif && middle ? { ...picture, src: middle, srcset: '' } : picture
}
