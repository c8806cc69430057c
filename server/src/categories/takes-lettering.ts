/** Whether products of a sub-category can usually be ordered with lettering: bottles and flasks. Its form says otherwise. */
export const usuallyTakesLettering = (group: { category: string; sub_category: string }): boolean =>
  /bottle|flask/i.test(`${group.category} ${group.sub_category}`)
