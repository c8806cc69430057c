import type { CustomerNoticeKind } from '../notices/words.ts'

/** The topics a customer chooses channels for, in the order of the screen. */
export const TOPICS = ['repairs', 'registrations', 'extensions', 'requests'] as const
export type Topic = (typeof TOPICS)[number]

/** The topic of everything that customers are told: a kind without one does not compile. */
export const TOPIC_OF: Readonly<Record<CustomerNoticeKind, Topic>> = {
  complaint: 'repairs',
  registration: 'registrations',
  extension: 'extensions',
  quotation: 'requests',
  personalisation: 'requests',
}

/** The channels besides the portal. */
export const CHANNELS = ['sms', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** The default of a customer who chose nothing. */
export const DEFAULT_CHOICE: Readonly<Record<Channel, boolean>> = { sms: true, email: false }
