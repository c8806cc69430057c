import { m } from 'contract/messages'
import type { Db } from '../platform/core/db.ts'
import { Conflict, NotFound } from '../platform/core/problems.ts'
import { lockRows } from '../platform/database/lock-rows.ts'

/** Locks a key. Throws NotFound, or Conflict where it has ended. */
export async function lockKey(tx: Db, id: number) {
  const [key] = await lockRows(tx, 'api_key', [id])
  if (!key) throw new NotFound(m.api_keys_not_found())
  if (key.ended_at !== null) throw new Conflict(m.api_keys_has_ended(), 'key_ended')
  return key
}
