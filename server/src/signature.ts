import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal, as the CRM sends it in `X-Signature` and a backup keeps it. */
export const signatureOf = (body: Buffer | string, key: string): string =>
  createHmac('sha256', key).update(body).digest('hex')

/**
 * Whether a body, byte for byte as it arrived, was signed with the key. Takes the same time whatever is wrong.
 * The `sha256=` in front that some senders add is allowed.
 */
export function isSigned(body: Buffer | string, signature: string | undefined, key: string): boolean {
  const given = Buffer.from(
    signature
      ?.trim()
      .replace(/^sha256=/i, '')
      .toLowerCase() ?? '',
  )
  const right = Buffer.from(signatureOf(body, key))
  return key.length > 0 && timingSafeEqual(given.length === right.length ? given : Buffer.alloc(right.length), right)
}
