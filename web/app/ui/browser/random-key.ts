/** A name that no other thing has. */
export const randomKey = (): string =>
  // `randomUUID` is only there on a secure connection.
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
