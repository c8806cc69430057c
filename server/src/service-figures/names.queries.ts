import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** The names of service centres or engineers, by their ids. */
export async function namesOf(
  db: Db,
  level: 'centre' | 'engineer',
  ids: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const rows = await db
    .selectFrom(level === 'centre' ? 'service_point' : 'engineer')
    .where('id', '=', sql<number>`any(${ids.filter((id) => id !== null)}::int[])`)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What the catalogue calls models, by their canonical numbers; those that it has not are left out. */
export async function modelsNamed(db: Db, keys: readonly string[]) {
  const rows = await db
    .selectFrom('product')
    .where('model_key', '=', sql<string>`any(${keys}::text[])`)
    .select(['model_key', 'model_name', 'model_num'])
    .orderBy('is_duplicate', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.model_key, row]))
}
