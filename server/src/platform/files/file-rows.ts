import type { Db } from '../core/db.ts'
import type { Ground } from './ground.ts'
import type { Variant } from './images.ts'

/** The facts about a stored object, before and after its row exists. */
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

const recorded = new WeakSet<StoredFile>()

/** Marks what a row was written for: `storing` removes the rest, as nothing would ever refer to it. */
export const markRecorded = (stored: StoredFile): void => void recorded.add(stored)

/** Whether a row was written for it, as far as this process knows. */
export const isRecorded = (stored: StoredFile): boolean => recorded.has(stored)

export async function findFile(db: Db, id: number) {
  return db
    .selectFrom('file')
    .select(['id', 'key', 'visibility', 'kind', 'type', 'bytes', 'width'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Which of these keys have a row. */
export async function keysInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('file').select('key').distinct().where('key', 'in', keys).execute()
  return new Set(rows.map(({ key }) => key))
}

/** Whether this key has a row. */
export const isKeyInUse = async (db: Db, key: string) => (await keysInUse(db, [key])).size > 0

/** Records an object's variants in every row that refers to it. Returns false if there is none. */
export async function setVariants(db: Db, key: string, variants: Variant[]): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('file')
    .set({ variants: JSON.stringify(variants) })
    .where('key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
