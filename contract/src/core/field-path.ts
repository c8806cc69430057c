/** Where in an input something is wrong: its field, and of a thing in a list which and what of it: `products.1.quantity`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.length > 2 ? path.join('.') : String(path[0] ?? '')
