/** The errors of a list, which are named by places (`lines.1.quantity`), under the keys of the rows in a form (`new7.quantity`). */
export function errorsOfRows(
  errors: Record<string, string>,
  list: string,
  keys: readonly string[],
): Record<string, string> {
  const named = Object.entries(errors).map(([path, message]) => {
    const [of, place, field] = path.split('.')
    const key = of === list && field !== undefined ? keys[Number(place)] : undefined
    return [key === undefined ? path : `${key}.${field}`, message] as const
  })
  return Object.fromEntries(named)
}
