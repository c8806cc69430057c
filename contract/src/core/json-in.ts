/** The value of a JSON text; a text that is no JSON as it is. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
