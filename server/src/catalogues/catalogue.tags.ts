/** The cache tags of an e-catalogue that is added, deleted or gets its cover. */
export const tagsOfECatalogues = (): string[] => ['ecatalogues']
