import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

declare const sourceKey: unique symbol

/** A key of a source or a network, and of nothing else: a plain address is none. */
export type SourceKey = string & { readonly [sourceKey]: true }

/** What limits count by: one subscriber's line, not one of the many addresses it can use. */
export interface Source {
  /** an IPv4 address, or the /64 of an IPv6 one */
  key: SourceKey
  /** the networks around it, the nearest first */
  networks: readonly Network[]
}

/** A network whose sources may all belong to one person. */
interface Network {
  key: SourceKey
  /** as how many sources it counts where something costs money or can be guessed */
  few: number
  /** as how many it counts elsewhere; absent: it does not count there */
  many?: number
}

const as = (key: string) => key as SourceKey

/**
 * The source of a client address. IPv4 inside IPv6 is that IPv4 address; anything that is no address is its own source.
 *
 * A customer of an IPv6 provider is given a /56 or a /48, which is 256 or 65,536 sources; a whole provider has a /32. Of
 * IPv4 the /24 is the smallest network that is rented out as a whole, and also what the subscribers of a carrier come
 * from: it counts as sixteen. A /16 belongs to many, and is not counted.
 *
 * Whoever has hung up has no address any more, whatever the types say.
 */
export function sourceOf(address: string | undefined = ''): Source {
  // Most are IPv4 and need no parsing.
  if (!address.includes(':')) return isIPv4(address) ? sourceOfIPv4(address) : { key: as(address), networks: [] }
  if (!ipaddr.isValid(address)) return { key: as(address), networks: [] }
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return sourceOfIPv4(parsed.toString())
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts
  const hex = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return {
    key: as(`${hex(first, second, third, fourth)}::/64`),
    networks: [
      { key: as(`${hex(first, second, third)}::/48`), few: 2, many: 16 },
      { key: as(`${hex(first, second)}::/32`), few: 256 },
    ],
  }
}

const sourceOfIPv4 = (address: string): Source => ({
  key: as(address),
  networks: [{ key: as(`${address.slice(0, address.lastIndexOf('.'))}.0/24`), few: 16 }],
})
