import type { Db } from '../core/db.ts'
import type { Ground } from './ground.ts'
import type { Variant } from './images.ts'

/** What is known about an object in the storage, before and while a row speaks of it. */
export interface StoredFile {
  key: string
  visibility: 'public' | 'private'
  kind: 'image' | 'video' | 'pdf'
  type: string
  bytes: number
  width: number | null
  height: number | null
  ground: Ground | null
}

export async function findFile(db: Db, id: number) {
  return db
    .selectFrom('file')
    .select(['id', 'key', 'visibility', 'kind', 'type', 'bytes', 'width'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Which of these keys a row has. */
export async function keysInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('file').select('key').distinct().where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Whether a row has this key. */
export const isKeyInUse = async (db: Db, key: string) => (await keysInUse(db, [key])).size > 0

/** Notes what was made of an object, in every row that has it. False when there is none. */
export async function setVariants(db: Db, key: string, variants: Variant[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ variants: JSON.stringify(variants) })
    .where('key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
