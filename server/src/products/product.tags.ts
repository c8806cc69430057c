/** The cache tags of a changed product: its own page, and every list that may contain it. */
export const tagsOfProduct = ({ id, category_id }: { id: number; category_id: number }): string[] => [
  `product:${id}`,
  `category:${category_id}`,
  ...tagsOfCatalogue(),
]

/** The cache tags for changes to unknown products or to lists. */
export const tagsOfCatalogue = (): string[] => ['catalogue']
