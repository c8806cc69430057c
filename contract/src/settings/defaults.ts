import { m } from 'contract/messages'
import { BRAND } from '../core/brand.ts'
import type { Settings } from './words.ts'

const [en, ne] = [{ locale: 'en' }, { locale: 'ne' }] as const

/** The settings of an installation where nothing was changed. */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  brand_name: BRAND.name,
  tagline: m.brand_tagline({}, en),
  tagline_ne: m.brand_tagline({}, ne),
  description: m.brand_description({}, en),
  description_ne: m.brand_description({}, ne),
  colour: BRAND.colours.lamp,
  phone: '+977 1 000 0000',
  service_phone: '+977 1 000 0000',
  viber: '+977 980 000 0000',
  email: 'care@example.com',
  address: m.brand_address({}, en),
  address_ne: m.brand_address({}, ne),
  open_days: [0, 1, 2, 3, 4, 5],
  opens_at: '10:00',
  closes_at: '17:00',
  holidays: [],
  answer_hours_low: 14,
  answer_hours_normal: 7,
  answer_hours_high: 4,
  answer_hours_urgent: 2,
  repair_hours_low: 70,
  repair_hours_normal: 42,
  repair_hours_high: 21,
  repair_hours_urgent: 7,
  facebook: 'https://www.facebook.com/example',
  instagram: 'https://www.instagram.com/example',
  youtube: 'https://www.youtube.com/@example',
  tiktok: 'https://www.tiktok.com/@example',
  linkedin: 'https://www.linkedin.com/company/example',
  review_points: 100,
  gold_points: 500,
  platinum_points: 2000,
  overdue_days: 7,
  pending_requests: 20,
  daily_requests: 40,
}
