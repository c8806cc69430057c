/** The new values that differ from a row; undefined where none do. Undefined values keep the row's. */
export function differing<Row extends object, Set extends Partial<Record<keyof Row, unknown>>>(
  row: Row,
  set: Set,
): Partial<Set> | undefined {
  const changed = Object.entries(set).filter(
    ([column, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(row[column as keyof Row]),
  )
  // Only columns that were given.
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Set>) : undefined
}
