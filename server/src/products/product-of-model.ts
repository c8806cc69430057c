import { sql } from 'kysely'
import type { Db } from '../services.ts'

/** The product of a model number, however its letters are written, or undefined; of several the newest. */
export const findProductByModel = (db: Db, modelNum: string) =>
  db
    .selectFrom('product')
    .where(sql`plain(model_num)`, '=', sql`plain(${modelNum.trim()})`)
    .orderBy('id', 'desc')
    .select(['id', 'model_name', 'warranty_months', 'reward_points'])
    .executeTakeFirst()
