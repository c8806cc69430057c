/** What the public cache drops when a product changed: its own page, and every list that it may stand in. */
export const tagsOfProduct = ({ id, category_id }: { id: number; category_id: number }): string[] => [
  `product:${id}`,
  `category:${category_id}`,
  ...tagsOfCatalogue(),
]

/** What the public cache drops when it is not known which products changed, or when lists did. */
export const tagsOfCatalogue = (): string[] => ['catalogue']
