import { DATABASE } from '../ui/browser/drop-copies.ts'

/** A value as a device keeps it: without the secret it says nothing but its name and its time. */
export interface Sealed {
  name: string
  /** milliseconds since 1970 */
  at: number
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

/** Seals bytes under a name, so that they can be read only with the same secret. The key is derived from the secret. */
export async function sealed(secret: string, name: string, content: BufferSource): Promise<Sealed> {
  const at = Date.now()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { name, at, iv, content: await crypto.subtle.encrypt(cipher({ iv, name, at }), await keyOf(secret), content) }
}

/** The bytes again. Throws for another secret, and for what was changed. */
export const opened = async (secret: string, found: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(cipher(found), await keyOf(secret), found.content)

/** A value as bytes, and back. */
export const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
export const valueOf = (bytes: ArrayBuffer): unknown => JSON.parse(new TextDecoder().decode(bytes))

async function keyOf(secret: string): Promise<CryptoKey> {
  const encode = (text: string) => new TextEncoder().encode(text)
  const material = await crypto.subtle.importKey('raw', encode(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(DATABASE) }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const cipher = ({ iv, name, at }: Pick<Sealed, 'iv' | 'name' | 'at'>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${at} ${name}`),
})
