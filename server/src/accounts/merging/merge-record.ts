import { m } from 'contract/messages'
import { UNDO_MERGE_HOURS } from 'contract/customers/words'
import type { Db } from '../../platform/core/db.ts'
import { language } from 'contract/core/wording'
import { timeText } from '../../platform/core/format.ts'
import { Conflict } from '../../platform/core/problems.ts'
import type { ReviewKeys } from '../../points/separate-points.ts'
import type { LockedAccount } from '../locked-accounts.ts'
import type { Moved } from './move-rows.ts'

/** All that an undo needs. */
export interface MergeRecord extends Moved {
  /** the row of the merged account */
  account: Record<string, unknown>
  review_keys: ReviewKeys
  /** of the remaining account */
  change: { field: string; from: unknown; to: unknown }[]
}

interface NewMerge {
  kept: LockedAccount
  merged: LockedAccount
  by: { id: number; name: string }
  at: Date
  record: MergeRecord
}

/** Keeps what a merge changed. Returns its id. */
export async function keepMerge(tx: Db, { kept, merged, by, at, record }: NewMerge): Promise<number> {
  const { id } = await tx
    .insertInto('account_merge')
    .values({
      kept_id: kept.id,
      merged_id: merged.id,
      name: `${merged.firstname} ${merged.lastname}`,
      contact: merged.contact,
      by_id: by.id,
      by_name: by.name,
      merged_at: at,
      undo_until: new Date(at.getTime() + UNDO_MERGE_HOURS * 3_600_000),
      record: JSON.stringify(record),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The account that a merged account is part of by now; undefined for an id that was never merged. */
export async function keptFor(db: Db, mergedId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_merge')
    .where('merged_id', '=', mergedId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .select('kept_id')
    .executeTakeFirst()
  return row?.kept_id
}

/** The merges of an account that can be undone still, newest first. */
export const undoableMerges = (db: Db, keptId: number, now: Date) =>
  db
    .selectFrom('account_merge')
    .where('kept_id', '=', keptId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now.toISOString())
    .orderBy('id', 'desc')
    .select(['id', 'name', 'contact', 'by_name', 'merged_at', 'undo_until'])
    .execute()

/** Throws Conflict while a merge of the account can be undone: until then its points are not spent. */
export async function refuseMergedLately(tx: Db, keptId: number, now: Date): Promise<void> {
  const [last] = await undoableMerges(tx, keptId, now)
  if (last)
    throw new Conflict(
      m.accounts_points_wait_for_merge({ when: timeText(new Date(last.undo_until), language()) }),
      'merged_lately',
    )
}
