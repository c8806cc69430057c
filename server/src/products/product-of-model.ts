import { canonicalCode } from 'contract/canonical'
import { sql } from 'kysely'
import type { Db } from '../services.ts'

/** The product of a model number, however it is written, or undefined; of several the newest. */
export const findProductByModel = (db: Db, modelNum: string) =>
  db
    .selectFrom('product')
    .where(sql<boolean>`canonical_code(model_num) = canonical_code(${modelNum})`)
    .orderBy('id', 'desc')
    .select(['id', 'model_name', 'warranty_months', 'reward_points'])
    .executeTakeFirst()

export interface Model {
  model_name: string
  model_num: string
}

/** The catalogue's models with these numbers, however they are written, by their canonical form; of several the newest. */
export async function findModels(db: Db, modelNums: readonly string[]): Promise<Map<string, Model>> {
  const codes = [...new Set(modelNums.map(canonicalCode))].filter((code) => code !== '')
  if (codes.length === 0) return new Map()
  const { rows } = await sql<Model>`
    select model_name, model_num from product where canonical_code(model_num) = any(${codes}::text[]) order by id`.execute(
    db,
  )
  return new Map(rows.map((model) => [canonicalCode(model.model_num), model]))
}
