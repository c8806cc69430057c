const TOLD = 3

/** Said when what another person changed was kept beside one's own changes. */
export function wordsOfMerge(labels: readonly string[]): string {
  const names = labels.map((label) => label.toLowerCase())
  if (names.length === 0) return 'Somebody else saved it in the meantime. Both are kept.'
  const rest = names.length - TOLD
  const told = rest > 0 ? [...names.slice(0, TOLD), `${rest} more`] : names
  const listed = told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`
  return `Somebody else changed ${listed} in the meantime. Both are kept.`
}
