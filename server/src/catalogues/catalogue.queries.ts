import { m } from 'contract/messages'
import { CATALOGUE_FIELDS } from 'contract/catalogues/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql } from 'kysely'
import type { CatalogueForOffice } from 'contract/catalogues/endpoints'
import type { CATALOGUE_SORTS } from 'contract/catalogues/words'
import type { OrderBy } from 'contract/core/order'
import type { Locale } from 'contract/core/locale'
import { byName } from '../platform/database/by-name.ts'
import { orderOf } from '../platform/database/order-of.ts'
import { containing } from '../platform/database/containing.ts'
import { inLanguage } from '../platform/database/in-language.ts'
import type { Addresses } from '../platform/files/addresses.ts'
import { fileJson, shownAddress, shownFile, shownPicture } from '../platform/files/shown-file.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'

type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

interface CatalogueFilter {
  search?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<CatalogueSort> | undefined
  locale?: Locale
}

/** The e-catalogues whose title contains the search, newest first by default, with their titles in a language. */
export async function listCatalogues(
  db: Db,
  files: Addresses,
  { search, where, sort, locale = 'en' }: CatalogueFilter = {},
): Promise<CatalogueForOffice[]> {
  const rows = await inOrder(select(db, locale), sort)
    .$if(!!search, (query) => query.where(containing(sql`catalogue.catalogue_type`, search!)))
    .where(meeting(where, CATALOGUE_FIELDS, { name: sql`catalogue.catalogue_type` }))
    .execute()
  return rows.map((row) => asRow(files, row))
}

const inOrder = orderOf<CatalogueSort>({
  id: 'catalogue.id',
  by: { name: byName('catalogue.catalogue_type'), size: sql`file.bytes`, created: [] },
  usual: '-created',
})

/** Throws NotFound. */
export async function getCatalogue(
  db: Db,
  files: Addresses,
  id: number,
  locale: Locale = 'en',
): Promise<CatalogueForOffice> {
  const row = await select(db, locale).where('catalogue.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.catalogues_catalogue_not_found())
  return asRow(files, row)
}

const select = (db: Db, locale: Locale) =>
  db
    .selectFrom('catalogue')
    .innerJoin('file', 'file.id', 'catalogue.file_id')
    .select([
      'catalogue.id',
      inLanguage(locale, 'catalogue.catalogue_type').as('catalogue_type'),
      'catalogue.catalogue_type_ne',
      'catalogue.language',
      'catalogue.created_at',
      'file.bytes',
      fileJson.as('pdf'),
      shownFile(sql`catalogue.image_id`).as('cover_file'),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const asRow = (files: Addresses, { pdf, cover_file, created_at, ...row }: Found): CatalogueForOffice => ({
  ...row,
  catalogue_image: shownAddress(files, cover_file),
  cover: shownPicture(files, cover_file),
  file: shownAddress(files, pdf),
  date_joined: created_at,
})
