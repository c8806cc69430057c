import { BRAND_COLOURS, WORDMARK } from './wordmark.ts'

/** The words and numbers of the brand that both the website and messages use. */
export const BRAND = {
  name: 'Baltra',
  /** the helpline */
  phone: '+977 1 000 0000',
  servicePhone: '+977 1 000 0000',
  /** the mobile number that answers on Viber; empty where there is none */
  viber: '+977 980 000 0000',
  tagline: 'Made for the way Nepal lives',
  description: 'Appliances for the homes of Nepal, and people nearby who repair them.',
  colours: BRAND_COLOURS,
  wordmark: WORDMARK,
} as const
