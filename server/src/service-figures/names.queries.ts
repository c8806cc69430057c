import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'
import type { Period } from './figure-period.ts'

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

interface ModelName {
  model_key: string
  model_name: string
  model_num: string
}

/** What models are called, by their canonical numbers: in the catalogue, or in the complaints of the period that it does not have. */
export async function modelsNamed(
  db: Db,
  keys: readonly string[],
  { from, to }: Period,
): Promise<Map<string, ModelName>> {
  const products = await db
    .selectFrom('product')
    .where('model_key', '=', sql<string>`any(${keys}::text[])`)
    .select(['model_key', 'model_name', 'model_num'])
    .orderBy('is_duplicate', 'desc')
    .execute()
  const names = new Map(products.map((row) => [row.model_key, row]))
  const others = keys.filter((key) => key !== '' && !names.has(key))
  if (others.length === 0) return names
  const { rows } = await sql<ModelName>`
    select distinct on (model_key) model_key, model_name, model_num
    from complaint_fact join complaint on complaint.id = complaint_id
    where closed_on between ${from}::date and ${to}::date and model_key = any(${others}::text[])
    order by model_key, complaint_id desc`.execute(db)
  return new Map([...names, ...rows.map((row) => [row.model_key, row] as const)])
}
