import { folded } from 'contract/core/texts/folded'

interface Place {
  customer_address: string
  district: string
  local_level: string
  ward: number | null
}

/** The address as the CRM gets it, which has no fields of its own for these: what the address does not name yet follows it. */
export const addressWithPlace = ({ customer_address, local_level, ward, district }: Place): string =>
  [local_level && [local_level, ward].filter(Boolean).join('-'), district]
    .filter((name) => name !== '' && !names(customer_address, name))
    .reduce((address, name) => (address === '' ? name : `${address}, ${name}`), customer_address)

/** Whether an address has a name as words of its own. */
const names = (address: string, name: string): boolean => ` ${plain(address)} `.includes(` ${plain(name)} `)

const plain = (text: string): string =>
  folded(text)
    .replaceAll(/[ ,.;-]+/g, ' ')
    .trim()
