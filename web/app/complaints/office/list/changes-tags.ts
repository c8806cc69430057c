/** Whether the two fields of a form, with commas between tags, would change the tags of a complaint; while both are empty it is open. */
export function changesTags(tags: readonly string[], values: Record<string, unknown>): boolean {
  const [add, remove] = [tagsIn(values['add']), tagsIn(values['remove'])]
  if (add.length + remove.length === 0) return true
  return add.some((tag) => !tags.includes(tag) && !remove.includes(tag)) || remove.some((tag) => tags.includes(tag))
}

const tagsIn = (typed: unknown): string[] =>
  typeof typed === 'string'
    ? typed
        .normalize('NFC')
        .toLowerCase()
        .split(',')
        .map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
        .filter(Boolean)
    : []
