import { m } from 'contract/messages'
import type { Locale } from '../core/locale.ts'

const TEXTS = new Map([
  ['Gold', m.points_tier_gold],
  ['Platinum', m.points_tier_platinum],
  ['Silver', m.points_tier_silver],
])

/** A tier, or a package named after one, in a language; other names of packages stay as they are. */
export const tierText = (name: string, locale: Locale): string =>
  locale === 'en' ? name : (TEXTS.get(name.replace(/ Tier$/, ''))?.({}, { locale }) ?? name)
