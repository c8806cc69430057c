import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { BackupError } from './backup-error.ts'
import { summing, type Sum } from './checksums.ts'

/** Ends the names of encrypted files: they are in age's format, so `age --decrypt` reads them too. */
export const ENCRYPTED = '.age'

/** Some bytes on their way, and how many there will be. */
export interface Sized {
  source: Readable
  bytes: number
}

/** A web stream as Node knows it. */
type WebStream = Parameters<typeof Readable.fromWeb>[0]

/** Encrypts as it is read, in chunks that are authenticated with their order and their end. */
export async function encryptor(key: string): Promise<(plain: Sized) => Promise<Sized>> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  return async ({ source, bytes }) => {
    const stream = await encrypter.encrypt(webOf(source))
    return { source: Readable.fromWeb(stream as WebStream), bytes: stream.size(bytes) }
  }
}

/**
 * Decrypts as it is read. The last bytes come only where the whole was right; else it throws a BackupError that tells a
 * wrong key from a file that is cut short and one that was altered. A key that opened another file of the copy is right.
 */
export async function* decrypted(
  encrypted: AsyncIterable<Buffer>,
  { key, isKeyRight, path, right }: { key: string; isKeyRight: boolean; path: string; right: Sum },
): AsyncGenerator<Buffer> {
  const sum = summing()
  let ended = false
  const failures: unknown[] = []
  async function* watched() {
    try {
      yield* sum.pass(encrypted)
      ended = true
    } catch (error) {
      failures.push(error)
      throw error
    }
  }
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    const plain = await decrypter.decrypt(webOf(Readable.from(watched(), { objectMode: false })))
    for await (const chunk of plain as WebStream) yield Buffer.from(chunk)
  } catch (error) {
    if (failures.length > 0) throw failures[0]
    if (!isKeyRight && error instanceof Error && error.message.startsWith('no identity matched'))
      throw new BackupError('BACKUP_KEY is not the key with which the copy was encrypted')
    if (ended && sum.result().bytes < right.bytes) throw new BackupError(`The copy is damaged: ${path} is cut short`)
    throw altered(path)
  }
  // Another file of the same key, whole in itself.
  if (sum.result().sha256 !== right.sha256) throw altered(path)
}

/** The error for a file that was altered. */
export const altered = (path: string) => new BackupError(`The copy is damaged: ${path} was altered`)

const webOf = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>
