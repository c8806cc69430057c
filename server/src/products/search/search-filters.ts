import { folded } from 'contract/core/texts/folded'
import { sql } from 'kysely'
import type { Db } from '../../platform/core/db.ts'
import { colourName, normalizeHex } from './colour-names.ts'
import { literal } from './search-words.ts'

const MAX_ID = 2_147_483_647

/**
 * The sub-categories that a category filter means: an id, the name of a category or sub-category, else all whose name
 * contains the text, because older clients send the kind of product here.
 */
export async function groupsOfCategory(db: Db, category: string): Promise<number[]> {
  const id = /^\d{1,10}$/.test(category) && Number(category) <= MAX_ID ? Number(category) : undefined
  const name = folded(category)
  const part = `%${literal(name)}%`
  const rows = await db
    .selectFrom('sub_category')
    .innerJoin('category', 'category.id', 'sub_category.category_id')
    .where((eb) =>
      id === undefined
        ? eb.or([
            sql<boolean>`plain(category.name) like ${part}`,
            sql<boolean>`plain(sub_category.name) like ${part}`,
            sql<boolean>`${name} in (plain(category.name_ne), plain(sub_category.name_ne))`,
          ])
        : eb('category.id', '=', id),
    )
    .select('sub_category.id')
    .select([sql<boolean>`${name} in (plain(category.name), plain(category.name_ne))`.as('is_category')])
    .select([sql<boolean>`${name} in (plain(sub_category.name), plain(sub_category.name_ne))`.as('is_sub_category')])
    .execute()
  const exactly = [rows.filter((row) => row.is_category), rows.filter((row) => row.is_sub_category)]
  return (exactly.find((some) => some.length > 0) ?? rows).map((row) => row.id)
}

/** The colours that a filter means: that of a hex code, or all with a name. */
export async function chosenColours(db: Db, color: string): Promise<string[]> {
  const hex = normalizeHex(color)
  if (hex !== undefined) return [hex, hex.toUpperCase()]
  const wanted = color.toLowerCase()
  return coloursInUse(db, (name) => name.toLowerCase() === wanted)
}

/** The colours of the catalogue whose name in the shop is wanted. */
export async function coloursInUse(db: Db, isWanted: (name: string) => boolean): Promise<string[]> {
  const { rows } = await sql<{ hex: string }>`select distinct unnest(color_styles) as hex from product`.execute(db)
  return rows.map((row) => row.hex).filter((each) => isWanted(colourName(each)))
}
