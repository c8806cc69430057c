/** A key of a message that is new with each text: sent twice under the same one, it is one message. */
export const newMessageKey = (): string =>
  // `randomUUID` is only there on a secure connection.
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
