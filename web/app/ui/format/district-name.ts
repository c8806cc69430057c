import { districtIn } from 'contract/core/districts'
import type { Locale } from 'contract/core/locale'
import { pageLocale } from '../../core/locale.ts'

declare const PAGE_LOCALE: Locale | undefined

/** A district as people read it, by its English name. A build for English browsers goes without the list, so the constant is asked here. */
export const districtName = (district: string): string =>
  typeof PAGE_LOCALE !== 'undefined' && PAGE_LOCALE === 'en' ? district : districtIn(pageLocale(), district)
