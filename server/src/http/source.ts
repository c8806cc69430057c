import ipaddr from 'ipaddr.js'

/** What limits count by: one subscriber's line, not one of the many addresses it can use. */
export interface Source {
  /** an IPv4 address, or the /64 of an IPv6 one */
  key: string
  /** the /48 of the /64: one customer of a provider may hold many of them */
  wider?: string
}

/**
 * The source of a client address. IPv4 inside IPv6 is that IPv4 address; anything that is no address is its own source.
 */
export function sourceOf(address: string): Source {
  // Most are IPv4 and need no parsing.
  if (!address.includes(':') || !ipaddr.isValid(address)) return { key: address }
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return { key: parsed.toString() }
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts
  const hex = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return { key: `${hex(first, second, third, fourth)}::/64`, wider: `${hex(first, second, third)}::/48` }
}
