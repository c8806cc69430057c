import { createHmac, generateKeyPairSync, sign } from 'node:crypto'

type Claims = Record<string, unknown>
type Header = Record<string, unknown>

export const encodedPart = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a token claims, unchecked. */
export const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims

/** A token whose signature is an HMAC under any key, whatever its header says. */
export function hmacToken(
  claims: Claims,
  key: string | Uint8Array,
  header: Header = { alg: 'HS256' },
  hash = 'sha256',
) {
  const text = `${encodedPart(header)}.${encodedPart(claims)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** A public key as people publish it: the key of those who mix up RS256 and HS256. */
export const PUBLIC_KEY = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString()
export const PUBLIC_JWK = rsa.publicKey.export({ format: 'jwk' })

/** A token that is signed with an RSA key of the attacker's own. */
export function rsaToken(claims: Claims, header: Header) {
  const text = `${encodedPart(header)}.${encodedPart(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`
}
