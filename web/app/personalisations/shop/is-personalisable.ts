import type { Product } from 'contract/products/endpoints'

/** Lettering is offered for products whose category or sub-category has “bottle” or “flask” in its name. */
export const isPersonalisable = ({ category, sub_category }: Pick<Product, 'category' | 'sub_category'>): boolean =>
  [category.category_name, sub_category.sub_category_name].some((name) => /bottle|flask/i.test(name))
