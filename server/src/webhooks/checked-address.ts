import { m } from 'contract/messages'
import type { Config } from '../platform/config/config.ts'
import { Invalid } from '../platform/core/problems.ts'
import { literalOf, refusalOf } from './reachable.ts'

/** The address of a webhook as it is kept. What a name leads to is checked whenever something is sent. Throws Invalid. */
export function checkedAddress(typed: string, { webhookNetworks: networks }: Pick<Config, 'webhookNetworks'>): string {
  const url = URL.parse(typed)
  const isEncrypted = url?.protocol === 'https:'
  if (!url || !(isEncrypted || (url.protocol === 'http:' && networks.length > 0)))
    throw new Invalid({ address: m.webhooks_address_https() })
  if (url.username || url.password) throw new Invalid({ address: m.webhooks_address_without_password() })
  const literal = literalOf(url)
  if (literal && refusalOf(url, literal, networks)) throw new Invalid({ address: m.webhooks_address_own_network() })
  url.hash = ''
  return url.href
}
