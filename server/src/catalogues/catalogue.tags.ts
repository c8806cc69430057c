/** What the public cache drops when an e-catalogue comes, goes or gets its cover. */
export const tagsOfECatalogues = (): string[] => ['ecatalogues']
