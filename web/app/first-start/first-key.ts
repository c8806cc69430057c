import { stored } from '../ui/browser/stored.ts'

/** The key of the first start while the account is made: in this tab alone, and for another language of the page too. */
const kept = stored<string>('first-key', {
  area: 'tab',
  owner: 'device',
  check: (value) => (typeof value === 'string' ? value : undefined),
  empty: '',
})

/** The key with which one came. It leaves the address, which people see and browsers keep. */
export function readFirstKey(): string {
  const given = decodeURIComponent(location.hash.slice(1))
  if (given) {
    kept.keep(given)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return kept.read()
}

export const forgetFirstKey = (): void => kept.forget()
