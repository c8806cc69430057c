import { BlockList, isIP } from 'node:net'

/**
 * Returns a check whether an address belongs to one of these proxies: single addresses and subnets (`10.0.0.0/8`).
 * Throws for anything else.
 */
export function trustedProxies(list: readonly string[]): (address: string | undefined) => boolean {
  const proxies = new BlockList()
  for (const item of list) {
    const [address = '', prefix] = item.split('/')
    const family = familyOf(address)
    if (!family) throw new Error(`${item} is neither an address nor a subnet`)
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  return (address = '') => {
    const family = familyOf(address)
    return family !== undefined && proxies.check(address, family)
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6'
}
