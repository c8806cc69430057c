import type { CatalogueRow } from 'contract/catalogues/endpoints'
import { m } from '#messages'
import { pageLocale } from '../../core/locale.ts'

/** The language of a PDF that is not in the language of the page; else empty. */
export function otherLanguage({ language }: CatalogueRow): string {
  if (language === 'both' || language === pageLocale()) return ''
  return language === 'en' ? m.catalogues_in_english() : m.catalogues_in_nepali()
}
