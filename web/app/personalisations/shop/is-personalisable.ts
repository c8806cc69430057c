import type { Product } from 'contract/products/endpoints'

/** What lettering is offered for: what the shop keeps under a word with “bottle” or “flask”, be it category or sub-category. */
export const isPersonalisable = ({ category, sub_category }: Pick<Product, 'category' | 'sub_category'>): boolean =>
  [category.category_name, sub_category.sub_category_name].some((name) => /bottle|flask/i.test(name))
