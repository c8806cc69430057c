import { m } from 'contract/messages'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, NotFound } from '../../platform/core/problems.ts'
import type { Services } from '../../platform/core/services.ts'
import { restoreReviewSources, separatePoints } from '../../points/separate-points.ts'
import { tagsOfProduct } from '../../products/product.tags.ts'
import { lockMatters, reviewedBy } from '../delete-accounts.ts'
import { lockAccounts, type LockedAccount } from '../locked-accounts.ts'
import { deleteNumber, hasNumber, lockNumber } from '../numbers.queries.ts'
import type { MergeRecord } from './merge-record.ts'
import { giveBackRows, insertRows } from './move-rows.ts'
import { MOVING, nameOfReference } from './references.ts'

/** What an undo brought back, and what it could not. */
interface Undone {
  merged_id: number
  /** by reference: rows that were deleted, or given to somebody else, in the meantime */
  stayed: Record<string, number>
}

/**
 * Takes a merge back: the merged account is there again with everything that moved and still is the remaining account's,
 * and what was added to it since follows it. Sessions do not return. Throws NotFound, or Conflict when the day is over, it
 * was undone, or somebody else has its number by now.
 */
export async function undoMerge(services: Services, user: Caller, id: number): Promise<Undone> {
  const { undone, tags } = await services.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    const { kept, merge } = await lockMerge(tx, id, at)
    const record = merge.record as MergeRecord
    const sides = { from: kept.id, to: merge.merged_id }
    await freeNumber(tx, kept, merge.contact)
    await restoreAccount(tx, record, merge.contact)
    const stayed = await giveAllBack(tx, sides, record)
    await followProducts(tx, sides)
    const holders = { merged: merge.merged_id, kept: kept.id }
    await restoreReviewSources(tx, holders, record.review_keys)
    await separatePoints(tx, holders, merge.merged_at)
    await restoreFields(tx, kept, record)
    await tx.updateTable('account_merge').set({ undone_at: at, record: null }).where('id', '=', id).execute()
    await recordUndo(tx, user, { kept, merge, at })
    const reviewed = await reviewedBy(tx, [kept.id, merge.merged_id])
    return { undone: { merged_id: merge.merged_id, stayed }, tags: [...new Set(reviewed.flatMap(tagsOfProduct))] }
  })
  if (tags.length > 0) await services.cache.drop(tags)
  return undone
}

async function lockMerge(tx: Db, id: number, at: Date) {
  const seen = await tx.selectFrom('account_merge').where('id', '=', id).select('kept_id').executeTakeFirst()
  if (!seen) throw new NotFound(m.accounts_no_such_merge())
  await lockMatters(tx, [seen.kept_id])
  const [kept] = (await lockAccounts(tx, [seen.kept_id], { only: 'customer', withAdmins: false })).wanted
  const merge = await tx.selectFrom('account_merge').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!kept || merge?.kept_id !== kept.id) throw new NotFound(m.accounts_no_such_merge())
  if (merge.undone_at !== null) throw new Conflict(m.accounts_merge_undone_already(), 'undone')
  if (merge.record === null || new Date(merge.undo_until) <= at)
    throw new Conflict(m.accounts_merge_day_is_over(), 'too_late')
  return { kept, merge }
}

/** The number goes with the account, if nobody else has it by now. */
async function freeNumber(tx: Db, kept: LockedAccount, contact: string): Promise<void> {
  if (contact === '') return
  await lockNumber(tx, contact)
  if (await deleteNumber(tx, kept.id, contact)) return
  const holder = await tx.selectFrom('account').where(hasNumber(contact)).select('id').executeTakeFirst()
  if (!holder) return
  throw new Conflict(
    holder.id === kept.id
      ? m.accounts_number_is_first_by_now({ number: contact })
      : m.accounts_number_has_another_account_by_now({ number: contact }),
    'contact_taken',
  )
}

async function restoreAccount(tx: Db, { account }: MergeRecord, contact: string): Promise<void> {
  const image = await tx
    .selectFrom('file')
    .where('id', '=', (account['image_id'] as number | null) ?? 0)
    .select('id')
    .executeTakeFirst()
  await insertRows(tx, 'account', [{ ...account, image_id: image?.id ?? null }])
  const there = await tx
    .selectFrom('account')
    .where('id', '=', account['id'] as number)
    .select('id')
    .executeTakeFirst()
  if (!there) throw new Conflict(m.accounts_number_has_another_account_by_now({ number: contact }), 'contact_taken')
}

async function giveAllBack(
  tx: Db,
  sides: { from: number; to: number },
  record: MergeRecord,
): Promise<Record<string, number>> {
  const stayed: Record<string, number> = {}
  for (const reference of MOVING) {
    const { moved, returned } = await giveBackRows(tx, reference, sides, record)
    if (moved > returned) stayed[nameOfReference(reference)] = moved - returned
  }
  return stayed
}

/** A complaint or a longer warranty is its product's owner's, also one that was added since. */
async function followProducts(tx: Db, { from, to }: { from: number; to: number }): Promise<void> {
  for (const table of ['complaint', 'warranty_extension'])
    await sql`
      update ${sql.table(table)} set customer_id = ${to}
      where customer_id = ${from} and registration_id in (select id from registration where customer_id = ${to})`.execute(
      tx,
    )
}

/** What the remaining account took over, where nobody changed it since. */
async function restoreFields(tx: Db, kept: LockedAccount, { change }: MergeRecord): Promise<void> {
  const now = change.filter(({ field, to }) => kept[field as keyof LockedAccount] === to)
  if (now.length === 0) return
  await tx
    .updateTable('account')
    .set(Object.fromEntries(now.map(({ field, from }) => [field, from])))
    .where('id', '=', kept.id)
    .execute()
}

interface Separation {
  kept: LockedAccount
  merge: { merged_id: number; name: string; contact: string }
  at: Date
}

async function recordUndo(tx: Db, user: Caller, { kept, merge, at }: Separation): Promise<void> {
  const entry = { actor: user, at }
  const { name, contact } = merge
  await recordAudit(tx, {
    ...entry,
    action: 'account.separate',
    subject: { table: 'account', id: merge.merged_id },
    after: { separated_from: `${kept.firstname} ${kept.lastname}`, contact: kept.contact },
  })
  await recordAudit(tx, {
    ...entry,
    action: 'account.give-back',
    subject: { table: 'account', id: kept.id },
    after: { separated: name, contact },
  })
}
