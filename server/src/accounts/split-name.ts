/** First and last name of a whole name: the last word is the last name. */
export function splitName(name: string): { firstname: string; lastname: string } {
  const [lastname = '', ...before] = name.trim().split(/\s+/).toReversed()
  return { firstname: before.toReversed().join(' '), lastname }
}
