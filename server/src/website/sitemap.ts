import { LOCALES, type Locale, pathIn } from 'contract/core/locale'
import {
  ABOUT,
  ALL_PRODUCTS,
  CATALOGUES,
  CONTACT_US,
  PRIVACY_POLICY,
  REPORT_FAULT,
  REWARD_POINTS,
  SERVICE,
  SHOP_HOME,
  TERMS_OF_USE,
  WARRANTY_CHECK,
} from 'contract/core/paths'
import type { Db } from '../platform/core/db.ts'
import { catalogueEntries, countProducts, groupEntries, productEntries, type SitemapEntry } from './sitemap.queries.ts'

/**
 * Search engines accept 50,000 addresses and 50 MB in a file. Each product has an address in every language that names
 * the others, about 1 KB in all and at most 15 KB with a long name in Devanagari.
 */
const PRODUCTS_PER_FILE = 2000

/** Static pages, without a date because none is known. */
const STEADY = [
  '/',
  SHOP_HOME,
  ABOUT,
  ALL_PRODUCTS,
  CATALOGUES,
  REWARD_POINTS,
  SERVICE,
  REPORT_FAULT,
  WARRANTY_CHECK,
  CONTACT_US,
  TERMS_OF_USE,
  PRIVACY_POLICY,
]

/** `/sitemap.xml`: all addresses, or the list of files where products fill more than one. */
export async function sitemap(db: Db, origin: string, perFile = PRODUCTS_PER_FILE): Promise<string> {
  const files = filesOf(await countProducts(db), perFile)
  if (files === 1) return (await sitemapFile(db, origin, 1, perFile)) ?? ''
  const names = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${origin}/sitemap-${at + 1}.xml</loc></sitemap>`,
  )
  return `${XML}<sitemapindex xmlns="${SCHEMA}">\n${names.join('\n')}\n</sitemapindex>\n`
}

/** `/sitemap-2.xml`: one of the files; the first one also has everything but products. */
export async function sitemapFile(
  db: Db,
  origin: string,
  file: number,
  perFile = PRODUCTS_PER_FILE,
): Promise<string | undefined> {
  if (file < 1 || file > filesOf(await countProducts(db), perFile)) return undefined
  const others =
    file === 1
      ? [...STEADY.map((path) => ({ path })), ...(await groupEntries(db)), ...(await catalogueEntries(db))]
      : []
  const products = await productEntries(db, { limit: perFile, offset: (file - 1) * perFile })
  return `${XML}<urlset xmlns="${SCHEMA}" xmlns:xhtml="${XHTML}">\n${[...others, ...products].flatMap((entry) => inEachLanguage(origin, entry)).join('\n')}\n</urlset>\n`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

const filesOf = (products: number, perFile: number) => Math.max(1, Math.ceil(products / perFile))

/** A page once for each language; each of its addresses names all of them, as search engines require. */
function inEachLanguage(origin: string, { path, changed }: SitemapEntry): string[] {
  const addressIn = (locale: Locale) => `${origin}${encodeURI(pathIn(locale, path))}`.replaceAll('&', '&amp;')
  const alternate = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${addressIn(locale)}"/>`
  const alternates = [...LOCALES.map((locale) => alternate(locale, locale)), alternate('x-default', 'en')].join('')
  const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''
  return LOCALES.map((locale) => `<url><loc>${addressIn(locale)}</loc>${lastmod}${alternates}</url>`)
}
