/** What a view keeps of an address: its filters and its order, not the page and what is open. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search)
  const kept = [...params].filter(([name, value]) => value !== '' && !PASSING.has(name))
  return new URLSearchParams(kept.sort(([one], [other]) => one.localeCompare(other))).toString()
}

const PASSING = new Set(['page', 'open'])

/** Whether two queries show the same, in whatever order they say it. */
export const sameView = (one: string, other: string): boolean => viewQuery(one) === viewQuery(other)
