import { m } from 'contract/messages'
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { Picture } from 'contract/core/fields'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../core/clock.ts'
import { Forbidden } from '../core/problems.ts'
import type { Variant } from './images.ts'
import { extensionOf, variantKey } from './media-names.ts'

const LIFETIME_SECONDS = 15 * 60
/** Addresses made within the same five minutes are equal, so a repeated list shows cached pictures. */
const ROUNDED_TO_SECONDS = 5 * 60
/** A list that is read again within this time signs nothing. */
const KEPT = 2_000

/** Columns of a row, as in the table's generated types. */
export interface Addressed {
  id: number
  key: string
  visibility: string
}
export interface Pictured {
  key: string
  width: number | null
  height: number | null
  ground: string | null
  variants: unknown
}

export interface Addresses {
  /** Public: valid for ever. Private: for 15 to 20 minutes. `label` is the file name on saving. */
  addressOf(file: Addressed, label?: string): string
  pictureOf(file: Pictured): Picture
  /** Throws when a private address is forged or expired; returns the seconds left. */
  check(address: { id: number; expires: number; signature: string; name: string }): number
}

interface AddressOptions {
  secret: Uint8Array | string
  /** the previous secret's signatures are accepted too */
  secretBefore?: string | undefined
  publicUrl?: string | undefined
  clock: Clock
}

/** Builds the addresses under which files are read, below `publicUrl` or, without it, relative to the host. */
export function openAddresses({ secret, secretBefore, publicUrl = '', clock }: AddressOptions): Addresses {
  const sign = signing(secret)
  const signers = secretBefore === undefined ? [sign] : [sign, signing(secretBefore)]
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const url = (path: string) => `${publicUrl}/${path}`
  const kept = new LRUCache<string, { expires: number; address: string }>({ max: KEPT })

  return {
    addressOf(file, label = '') {
      if (file.visibility === 'public') return url(file.key)
      const expires = Math.ceil((seconds() + LIFETIME_SECONDS) / ROUNDED_TO_SECONDS) * ROUNDED_TO_SECONDS
      const key = `${file.id} ${file.key} ${label}`
      const made = kept.get(key)
      if (made?.expires === expires) return made.address
      const name = `${plain(label) || 'file'}.${extensionOf(file.key)}`
      const address = url(`files/${file.id}/${expires}/${sign(file.id, expires, name)}/${name}`)
      kept.set(key, { expires, address })
      return address
    },
    pictureOf({ key: original, width, height, ground, variants }) {
      const of = (format: 'webp' | 'avif') =>
        // Written by the variants job.
        (variants as Variant[])
          .filter((variant) => variant.format === format)
          .toSorted((a, b) => a.width - b.width)
          .map((variant) => `${url(variantKey(original, variant))} ${variant.width}w`)
      const webp = of('webp')
      const full = webp.length === 0 || webp.at(-1)?.endsWith(` ${width}w`) ? [] : [`${url(original)} ${width}w`]
      return {
        src: url(original),
        srcset: [...webp, ...full].join(', '),
        avif: of('avif').join(', '),
        width: width ?? 0,
        height: height ?? 0,
        // The table's check allows no other value.
        ground: (ground ?? 'ground') as Picture['ground'],
      }
    },
    check({ id, expires, signature, name }) {
      if (!signers.some((by) => equal(signature, by(id, expires, name))))
        throw new Forbidden(m.files_address_not_valid(), { attempt: 'a forged address' })
      const left = expires - seconds()
      if (left <= 0) throw new Forbidden(m.files_address_expired())
      // Never longer than the maximum, even when the clock was set back.
      return Math.min(left, LIFETIME_SECONDS + ROUNDED_TO_SECONDS)
    },
  }
}

function signing(secret: Uint8Array | string) {
  // As a key object it is prepared once, not for each of the forty addresses of a list.
  const key = createSecretKey(createHmac('sha256', secret).update('file addresses').digest())
  return (id: number, expires: number, name: string) =>
    createHmac('sha256', key).update(`${id}/${expires}/${name}`).digest('base64url')
}

function equal(given: string, right: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const plain = (label: string) =>
  label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 80)
