import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hexadecimal, as in the CRM's `X-Signature` and in backups. */
export const signatureOf = (body: Buffer | string, key: string): string =>
  createHmac('sha256', key).update(body).digest('hex')

/**
 * Whether a body, byte for byte as it arrived, was signed with the key. Runs in constant time. Some senders prefix the
 * signature with `sha256=`, which is allowed.
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
