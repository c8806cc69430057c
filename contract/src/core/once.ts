/** Creates a value on first use: formatters take milliseconds on a phone, and most pages need none. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
