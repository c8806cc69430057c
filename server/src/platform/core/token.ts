import { createHash, randomBytes } from 'node:crypto'

/**
 * A random token for an address or a cookie. It ends in a letter or digit: of a link in an SMS phones leave a dash at the
 * end out, as Android's pattern of web addresses does, which ends at the boundary of a word.
 */
export function newToken(bytes: number): string {
  for (;;) {
    const token = randomBytes(bytes).toString('base64url')
    if (endsInWord(token)) return token
  }
}

/** Whether a link that ends so is taken whole where it stands in a text. */
const endsInWord = (token: string): boolean => /[a-zA-Z0-9]$/.test(token)

/** What is stored of a random token: enough to know it again, and not to use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
