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
import type { Db } from '../core/db.ts'
import { catalogueEntries, countProducts, groupEntries, productEntries, type SitemapEntry } from './sitemap.queries.ts'

/** Search engines accept up to 50,000 in a file; a file of this many is cached as 1 MB. */
const PRODUCTS_PER_FILE = 10_000

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
  return `${XML}<urlset xmlns="${SCHEMA}">\n${[...others, ...products].map((entry) => written(origin, entry)).join('\n')}\n</urlset>\n`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const filesOf = (products: number, perFile: number) => Math.max(1, Math.ceil(products / perFile))

function written(origin: string, { path, changed }: SitemapEntry): string {
  const address = `${origin}${encodeURI(path)}`.replaceAll('&', '&amp;')
  const lastmod = changed ? `<lastmod>${new Date(changed).toISOString()}</lastmod>` : ''
  return `<url><loc>${address}</loc>${lastmod}</url>`
}
