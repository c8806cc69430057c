/** The part of a query that a view stores: filters and order, not the page or an open record. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search)
  const kept = [...params].filter(([name, value]) => value !== '' && !PASSING.has(name))
  return new URLSearchParams(kept.sort(([one], [other]) => one.localeCompare(other))).toString()
}

const PASSING = new Set(['page', 'open'])

/** Whether two queries are equal, whatever the order of their parameters. */
export const sameView = (one: string, other: string): boolean => viewQuery(one) === viewQuery(other)
