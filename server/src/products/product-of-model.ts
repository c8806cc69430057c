import { canonicalCode } from 'contract/core/texts/canonical'
import { sql } from 'kysely'
import type { Db } from '../platform/core/db.ts'

/** The product of a model number in any spelling, or undefined. */
export const findProductByModel = (db: Db, modelNum: string) =>
  db
    .selectFrom('product')
    .where(sql<boolean>`model_key = canonical_code(${modelNum})`)
    .where('model_key', '<>', '')
    .orderBy('is_duplicate')
    .orderBy('id', 'desc')
    .select(['id', 'model_name', 'model_num', 'warranty_months', 'reward_points', 'sub_category_id', 'warranty_parts'])
    .executeTakeFirst()

export interface Model {
  name: string
  model_name: string
  model_num: string
}

/** The catalogue's models for these model numbers, by canonical form. */
export async function findModels(db: Db, modelNums: readonly string[]): Promise<Map<string, Model>> {
  const keys = [...new Set(modelNums.map(canonicalCode))]
  const rows = await db
    .selectFrom('product')
    .where('model_key', '=', sql<string>`any(${keys}::text[])`)
    .where('model_key', '<>', '')
    .orderBy('is_duplicate', 'desc') // the last one counts
    .select(['model_key', 'name', 'model_name', 'model_num'])
    .execute()
  return new Map(rows.map(({ model_key, ...model }) => [model_key, model]))
}
