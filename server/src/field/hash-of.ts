import { createHash } from 'node:crypto'

/** A short mark of a value, to tell whether it is still the same; values are read as JSON. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10)
