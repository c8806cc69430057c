import type { CategoryTile, SubCategoryTile } from 'contract/categories/endpoints'
import { lean } from '../../products/shown-card.ts'

/** The data of a category's tile: loader data travels in the page. */
export const shownCategory = ({ id, name, desc, picture }: CategoryTile) => ({ id, name, desc, picture: lean(picture) })
export type ShownCategory = ReturnType<typeof shownCategory>

/** The data of a sub-category's tile. */
export const shownSubCategory = ({ id, name, picture, category_id, total_products }: SubCategoryTile) => ({
  id,
  name,
  picture: lean(picture),
  category_id,
  total_products,
})
export type ShownSubCategory = ReturnType<typeof shownSubCategory>
