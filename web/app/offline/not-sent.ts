import { stored } from '../ui/browser/stored.ts'

/**
 * How much work of the account waits on this device to be sent: signing out would lose it, so it asks first. A number alone,
 * because the work itself is sealed.
 */
export const notSent = stored<number>('not-sent', {
  owner: 'account',
  check: (value) => (typeof value === 'number' && value > 0 ? value : undefined),
  empty: 0,
})
