import type { CategoryTile, SubCategoryTile } from 'contract/categories/endpoints'
import { lean } from '../../products/shown-card.ts'

/** What a category's tile shows: loader data travels in the page. */
export const shownCategory = ({ id, name, desc, picture }: CategoryTile) => ({ id, name, desc, picture: lean(picture) })
export type ShownCategory = ReturnType<typeof shownCategory>

/** What a sub-category's tile shows. */
export const shownSubCategory = ({ id, name, picture, category_id, total_products }: SubCategoryTile) => ({
  id,
  name,
  picture: lean(picture),
  category_id,
  total_products,
})
export type ShownSubCategory = ReturnType<typeof shownSubCategory>
