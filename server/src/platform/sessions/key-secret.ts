import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { KEY_PREFIX } from 'contract/api-keys/words'

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 32
const CHECKSUM_LENGTH = 6

/** A new secret: the prefix, 32 random characters (190 bits), and their checksum. */
export function newSecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join('')
  return `${KEY_PREFIX}${random}${checksumOf(random)}`
}

/**
 * The secret of an API key in the header `Authorization`; `mistyped` where its checksum is wrong, which needs no look at the
 * database; undefined for anything else.
 */
export function secretIn(header: string | undefined): { secret: string } | 'mistyped' | undefined {
  const secret = /^Bearer +(.+)$/i.exec(header ?? '')?.[1]
  if (!secret?.startsWith(KEY_PREFIX)) return undefined
  const [, random, checksum] = SHAPE.exec(secret.slice(KEY_PREFIX.length)) ?? []
  return random !== undefined && checksum === checksumOf(random) ? { secret } : 'mistyped'
}

const SHAPE = new RegExp(`^([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`)

/** The CRC32 of the random characters in base 62, with which scanners tell a key from a text that looks like one. */
function checksumOf(random: string): string {
  let rest = crc32(random)
  let text = ''
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    text = BASE62[rest % BASE62.length] + text
    rest = Math.floor(rest / BASE62.length)
  }
  return text
}
