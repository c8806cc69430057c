/** Makes a thing when it is first needed: formatters take milliseconds on a phone, and most pages show no date. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
