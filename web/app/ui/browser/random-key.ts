/** A name that no other thing has. */
export const randomKey = (): string => hexOf(randomBytes(12))

/** The same as a UUID, for what only takes one. */
export function randomUuid(): string {
  const bytes = randomBytes(16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

// `randomUUID` is only there on a secure connection.
const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
