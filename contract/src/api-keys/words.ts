import { CAPABILITIES, type Capability } from '../core/access.ts'

/** How each key begins, on every installation: a search for leaked secrets finds keys by it. */
export const KEY_PREFIX = 'baltra_key_'

/** What no key holds, and why. */
export const NEVER_OF_KEYS = {
  'account.own': 'a profile, a password, notices and sessions are those of a person',
  'portal.use': 'what a customer owns is asked for by the customer',
  'field.work': 'visits are those of the engineer who drives there',
  'apikeys.manage': 'a key that makes keys would outlive its own end',
  'users.write': 'it makes colleagues, changes their roles and signs them out',
  'settings.write': 'the settings say which roles decide, and where the operator is warned',
  'people.numbers': 'to change the number with which a person signs in is to take over the account',
  'people.export': 'each of its calls asks for a password',
  'people.delete': 'each of its calls asks for a password',
  'records.delete': 'what it deletes asks for a password',
  'points.adjust': 'its call asks for a password',
  'points.unlimited': 'it only widens points.adjust',
  'webhooks.manage': 'the receivers that it names would hear of everything even after the key has ended',
  'alarms.handle': 'an alarm may be about a key: a person looks at it before it goes away',
} as const satisfies Partial<Record<Capability, string>>

type NeverOfKeys = keyof typeof NEVER_OF_KEYS

/** What a key may hold. */
export type KeyCapability = Exclude<Capability, NeverOfKeys>

export const KEY_CAPABILITIES = CAPABILITIES.filter(
  (capability): capability is KeyCapability => !Object.hasOwn(NEVER_OF_KEYS, capability),
)

/** Whether a key works, or why it does not: nobody who may manage keys answers for it. */
export const KEY_STATES = ['working', 'ownerless', 'expired', 'ended'] as const
export type KeyState = (typeof KEY_STATES)[number]

export const LONGEST_KEY_NAME = 60

/** For how many years a key works unless another day is chosen, and at most. */
export const KEY_YEARS = { usual: 1, most: 2 } as const

export const MOST_ADDRESSES = 20
