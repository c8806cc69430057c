/** The cache tags of what shows them. */
export const tagsOfServicePoints = (): string[] => ['service-points']
