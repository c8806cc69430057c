import type { Locale } from '../core/locale.ts'
import { SOCIAL_NETWORKS, type Settings } from '../settings/words.ts'

/** The screens of setting up an installation, in their order. Before them the owner makes an account with the key. */
export const FIRST_STEPS = ['brand', 'look', 'catalogue', 'demo', 'done'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** How many days the address that the start prints works. */
export const KEY_DAYS = 7

/**
 * What follows when another brand names itself and says no more: contacts and Nepali words of the design's brand are not
 * its own.
 */
export const OTHERS_OWN = {
  viber: '',
  address_ne: '',
  tagline_ne: '',
  ...(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, ''])) as Record<
    (typeof SOCIAL_NETWORKS)[number],
    string
  >),
} satisfies Partial<Settings>

/** Whether the demo can be removed: there is one, and nothing beside it would be lost. */
export const DEMO_STATES = ['none', 'removable', 'in-use'] as const
export type DemoState = (typeof DEMO_STATES)[number]

/** The word that confirms removing the demo, in the language of the page. */
export const REMOVE_WORDS = { en: 'demo', ne: 'नमुना' } as const satisfies Record<Locale, string>
