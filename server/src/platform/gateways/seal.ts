import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface SealOptions {
  /** AUTH_SECRET; each purpose has its own key derived from it */
  secret: string
  purpose: string
  /** public text that the ciphertext is bound to; decryption needs the same */
  bound: string
}

/** Encrypts a text so that only this installation can read it. */
export function seal(text: string, { secret, purpose, bound }: SealOptions): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), nonce).setAAD(Buffer.from(bound))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` encrypted; throws when secret, purpose or bound text differ, or a bit was changed. */
export function unseal(sealed: string, options: SealOptions): string {
  try {
    return decrypt(sealed, options)
  } catch (error) {
    throw new Error('The seal does not open', { cause: error })
  }
}

function decrypt(sealed: string, { secret, purpose, bound }: SealOptions): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(secret, purpose), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(bound)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

const keyOf = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** The text of a seal of this installation, also of its previous secret; undefined where neither opens it. */
export function openSealed(
  sealed: string,
  { authSecret, authSecretBefore }: { authSecret: string; authSecretBefore: string | undefined },
  options: Omit<SealOptions, 'secret'>,
): string | undefined {
  for (const secret of [authSecret, authSecretBefore])
    try {
      if (secret) return unseal(sealed, { ...options, secret })
    } catch {
      // It may have been encrypted with the previous secret.
    }
  return undefined
}
