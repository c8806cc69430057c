import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import type { DeliveryProblem } from 'contract/webhooks/words'
import { trustedProxies } from '../platform/core/trusted-proxies.ts'

/** Finds the addresses of a name. */
export type Resolve = (name: string) => Promise<LookupAddress[]>

const bySystem: Resolve = (name) => lookup(name, { all: true, order: 'verbatim' })

type Refusal = Extract<DeliveryProblem, 'own_network' | 'not_https'>

/** A webhook may not lead there. */
export class Forbidden extends Error {
  readonly problem: Refusal

  constructor(problem: Refusal, address: string) {
    super(address)
    this.problem = problem
  }
}

/** Why nothing may be sent to an address: it is in a private network that is not allowed, or the connection is not encrypted. */
export function refusalOf({ protocol }: URL, address: string, networks: readonly string[]): Refusal | undefined {
  const plain = ipaddr.process(address) // IPv4 within IPv6 is that IPv4
  if (trustedProxies(networks)(plain.toString())) return undefined
  // Everything else is a loop, private, shared by a carrier, a tunnel, for many, or nobody's.
  if (plain.range() !== 'unicast' || !isGivenOut(plain)) return 'own_network'
  return protocol === 'https:' ? undefined : 'not_https'
}

/** Of IPv6 only 2000::/3 is given out: addresses such as `::127.0.0.1` lie outside. */
const isGivenOut = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.kind() === 'ipv4' || address.match(ipaddr.parseCIDR('2000::/3'))

/** The address in a URL that has one in place of a name. */
export function literalOf({ hostname }: URL): string | undefined {
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(name) ? name : undefined
}

/**
 * The one address to connect to for a URL. It is found and checked once, so that nothing can be exchanged between the
 * check and the connection; of a name, all its addresses must be allowed. Throws Forbidden, or what the resolver throws.
 */
export async function reachable(
  url: URL,
  networks: readonly string[],
  resolve: Resolve = bySystem,
): Promise<LookupAddress> {
  const literal = literalOf(url)
  const found = literal === undefined ? await resolve(url.hostname) : [asFound(literal)]
  for (const { address } of found) {
    const refusal = refusalOf(url, address, networks)
    if (refusal) throw new Forbidden(refusal, address)
  }
  const [first] = found
  if (!first) throw Object.assign(new Error('The name has no address'), { code: 'ENOTFOUND' })
  return first
}

const asFound = (address: string): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })
