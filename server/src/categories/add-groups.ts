import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Caller } from '../platform/core/caller.ts'
import type { Db } from '../platform/core/db.ts'
import { usuallyTakesLettering } from './takes-lettering.ts'

/** A sub-category by its names. */
export interface GroupName {
  category: string
  sub_category: string
}

/** Adds the categories and sub-categories that are not there yet, without pictures. Names are compared without case and accents. */
export async function addGroups(tx: Db, user: Caller, names: readonly GroupName[], at: Date): Promise<void> {
  for (const { category, sub_category } of names) {
    const category_id = await madeOrFound(tx, user, { name: category, at })
    const sub = await tx
      .insertInto('sub_category')
      .values({
        category_id,
        name: sub_category,
        takes_lettering: usuallyTakesLettering({ category, sub_category }),
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (sub) await record(tx, user, { table: 'sub_category', after: sub, at })
  }
}

async function madeOrFound(tx: Db, user: Caller, { name, at }: { name: string; at: Date }): Promise<number> {
  const made = await tx
    .insertInto('category')
    .values({ name, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) {
    await record(tx, user, { table: 'category', after: made, at })
    return made.id
  }
  const found = await tx
    .selectFrom('category')
    .where(sql`plain(name)`, '=', sql`plain(${name})`)
    .select('id')
    .executeTakeFirstOrThrow()
  return found.id
}

const record = (
  tx: Db,
  actor: Caller,
  { table, after, at }: { table: 'category' | 'sub_category'; after: { id: number }; at: Date },
) => recordAudit(tx, { actor, action: `${table}.add`, subject: { table, id: after.id }, after, at })
