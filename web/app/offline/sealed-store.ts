import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DATABASE } from '../ui/browser/drop-copies.ts'

interface Sealed {
  name: string
  /** milliseconds since 1970 */
  at: number
  iv: Uint8Array<ArrayBuffer>
  content: ArrayBuffer
}

interface Schema extends DBSchema {
  copies: { key: string; value: Sealed; indexes: { at: number } }
}

export interface Opened {
  at: number
  value: unknown
}

/** How many copies are kept, newest first. */
const MOST = 60

/**
 * Stores a value that can be read only with the same secret. The key is derived from the secret and never stored.
 */
export async function seal(secret: string, name: string, value: unknown): Promise<void> {
  const at = Date.now()
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const content = await crypto.subtle.encrypt(cipher(iv, name, at), await keyOf(secret), bytes(JSON.stringify(value)))
  await inStore(async (db) => {
    await db.put('copies', { name, at, iv, content })
    const names = await db.getAllKeysFromIndex('copies', 'at')
    for (const oldest of names.slice(0, -MOST)) await db.delete('copies', oldest)
  })
}

/** The value under this name; undefined if there is none or it was sealed with another secret. */
export async function unseal(secret: string, name: string): Promise<Opened | undefined> {
  try {
    const found = await inStore((db) => db.get('copies', name))
    if (!found) return undefined
    const content = await crypto.subtle.decrypt(cipher(found.iv, name, found.at), await keyOf(secret), found.content)
    return { at: found.at, value: JSON.parse(new TextDecoder().decode(content)) }
  } catch {
    return undefined
  }
}

/** Closed after each use, because an open connection blocks deletion. */
async function inStore<T>(work: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('copies', { keyPath: 'name' }).createIndex('at', 'at'),
  })
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes(DATABASE) }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const cipher = (iv: Uint8Array<ArrayBuffer>, name: string, at: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytes(`${at} ${name}`),
})

const bytes = (text: string) => new TextEncoder().encode(text)
