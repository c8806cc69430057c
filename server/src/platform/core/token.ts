import { createHash, randomBytes } from 'node:crypto'

/** A random token for an address or a cookie. */
export const newToken = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** What is stored of a random token: enough to know it again, and not to use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
