import { BlockList, isIP } from 'node:net'

const FAMILY = { 4: 'ipv4', 6: 'ipv6' } as const

/** Whether an address is one of these, or in one of these ranges. An IPv4 address inside IPv6 is that IPv4 address. */
export function isAmong(allowed: readonly string[], address: string): boolean {
  const family = familyOf(address)
  if (!family) return false
  const list = new BlockList()
  for (const one of allowed) {
    const [network = '', length] = one.split('/')
    const kind = familyOf(network)
    if (!kind) continue
    if (length === undefined) list.addAddress(network, kind)
    else list.addSubnet(network, Number(length), kind)
  }
  return list.check(address, family)
}

/** Who has hung up has no address. */
const familyOf = (address: string | undefined = '') => FAMILY[isIP(address) as 4 | 6] as 'ipv4' | 'ipv6' | undefined
