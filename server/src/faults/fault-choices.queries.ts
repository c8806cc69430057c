import { searchPhrases } from 'contract/categories/words'
import type { Locale } from 'contract/core/locale'
import type { FaultList } from 'contract/faults/endpoints'
import { faultLabel } from 'contract/faults/fault-label'
import { OTHER_FAULT, usualFaults } from 'contract/faults/usual-faults'
import { faultsIn } from 'contract/faults/words'
import { sql } from 'kysely'
import type { Addresses } from '../platform/files/addresses.ts'
import { shownFile, shownPicture } from '../platform/files/shown-file.ts'
import { byName } from '../platform/database/by-name.ts'
import type { Db } from '../platform/core/db.ts'

/** Each kind of appliance with its faults, in a language: those that the office wrote, else the usual ones; "Something else" is the last. */
export async function listFaultChoices(db: Db, files: Addresses, locale: Locale): Promise<FaultList[]> {
  const rows = await db
    .selectFrom('sub_category')
    .select(['id', 'name', 'name_ne', 'search_words', 'faults', 'faults_ne'])
    .select(shownFile(sql`sub_category.image_id`).as('file'))
    .select(
      sql<number>`(select coalesce(sum(total), 0)::int from product_count where sub_category_id = sub_category.id)`.as(
        'total_products',
      ),
    )
    .orderBy(byName('name'))
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, name_ne, search_words, file, total_products, ...row }) => {
    const written = writtenFaults(row, locale)
    const usual = () => usualFaults(name).map((value) => ({ value, text: faultLabel(value, locale) }))
    const other = { value: OTHER_FAULT, text: faultLabel(OTHER_FAULT, locale) }
    const words = searchPhrases(search_words)
    const picture = shownPicture(files, file)
    return {
      id,
      name,
      name_ne,
      words,
      picture,
      total_products,
      faults: [...(written.length > 0 ? written : usual()), other],
    }
  })
}

/** Reads a fault in a language, be it a usual one or one that the office wrote. */
export async function faultReader(db: Db, locale: Locale): Promise<(fault: string) => string> {
  if (locale === 'en') return (fault) => faultLabel(fault, locale)
  const rows = await db
    .selectFrom('sub_category')
    .where('faults_ne', '<>', '')
    .select(['faults', 'faults_ne'])
    .execute()
  const texts = new Map(rows.flatMap((row) => writtenFaults(row, locale)).map(({ value, text }) => [value, text]))
  return (fault) => texts.get(fault) ?? faultLabel(fault, locale)
}

function writtenFaults({ faults, faults_ne }: { faults: string; faults_ne: string }, locale: Locale) {
  const inNepali = locale === 'ne' ? faultsIn(faults_ne) : []
  return faultsIn(faults).map((value, at) => ({ value, text: inNepali[at] ?? faultLabel(value, locale) }))
}
