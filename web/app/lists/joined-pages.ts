/** The rows of a further page after those before it: new rows since the first page shift the later ones, so those shown already are skipped. */
export function joinedPages<Row extends { id: number }>(before: readonly Row[], next: readonly Row[]): Row[] {
  const known = new Set(before.map(({ id }) => id))
  return [...before, ...next.filter(({ id }) => !known.has(id))]
}
