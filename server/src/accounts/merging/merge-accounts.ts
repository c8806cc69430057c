import { m } from 'contract/messages'
import { sql, type Updateable } from 'kysely'
import { recordAudit } from '../../platform/audit/audit.ts'
import type { Caller } from '../../platform/core/caller.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict, Invalid, NotFound } from '../../platform/core/problems.ts'
import type { Account } from '../../platform/core/schema.ts'
import type { Services } from '../../platform/core/services.ts'
import { voiceOf, type Voice } from '../../customer-texts/voice.ts'
import { queueSms } from '../../platform/gateways/sms.job.ts'
import { keepReviewSources } from '../../points/separate-points.ts'
import { tagsOfProduct } from '../../products/product.tags.ts'
import { forgetNumbers, lockMatters, reviewedBy } from '../delete-accounts.ts'
import { lockAccounts, type LockedAccount } from '../locked-accounts.ts'
import { isGuarded } from '../number-guard.ts'
import { insertNumber } from '../numbers.queries.ts'
import { actorName } from '../person-name.ts'
import { keepMerge } from './merge-record.ts'
import { moveRows, type Moved } from './move-rows.ts'
import { ENDING, MOVING, nameOfReference } from './references.ts'

/** Two accounts of one person. */
interface Merge {
  /** whose number and password stay */
  kept_id: number
  merged_id: number
  /** whose name stays: one of the two */
  name_of: number
}

/**
 * Makes two accounts of one customer one: everything of the merged account moves, its number stays as another number, and
 * what the remaining account does not have it takes from it. The merged account's sessions end, and those who proved their
 * number are told. For a day it can be undone; until then points are not spent. Returns the id of the merge. Throws NotFound,
 * Invalid, or Conflict while both claim the same product.
 */
export async function mergeAccounts(services: Services, user: Caller, merge: Merge): Promise<number> {
  const { kept_id, merged_id, name_of } = merge
  if (kept_id === merged_id) throw new Invalid({ merged_id: m.customers_choose_another_customer() })
  if (![kept_id, merged_id].includes(name_of)) throw new Invalid({ name_of: m.customers_choose_whose_name_stays() })
  await services.limits.take('typed-number.account', String(user.id))
  const { id, tags } = await services.db.transaction().execute(async (tx) => {
    const at = services.clock.now()
    const [kept, merged] = await lockBoth(tx, merge)
    if (kept.contact === '') throw new Conflict(m.accounts_kept_number_needed(), 'no_number')
    await refuseSharedClaim(tx, merge)
    const reviewed = await reviewedBy(tx, [kept_id, merged_id])
    const record = { account: await rowOf(tx, merged_id), ...(await takeAll(tx, merge)) }
    const change = changeOf(kept, merged, name_of)
    await forgetNumbers(tx, [merged])
    await tx.deleteFrom('account').where('id', '=', merged_id).execute()
    const after = await saved(tx, kept, change)
    const proven = merged.claimed && !isGuarded(merged, at)
    if (merged.contact !== '') await insertNumber(tx, { contact: merged.contact, account_id: kept_id, proven, at })
    const by = { id: user.id, name: await actorName(tx, user) }
    const id = await keepMerge(tx, { kept, merged, by, at, record: { ...record, change: changed(kept, change) } })
    await recordMerge(tx, user, { kept, merged, after, at })
    await tellBoth(tx, services, kept, merged)
    return { id, tags: [...new Set(reviewed.flatMap(tagsOfProduct))] }
  })
  if (tags.length > 0) await services.cache.drop(tags)
  return id
}

async function lockBoth(tx: Db, { kept_id, merged_id }: Merge): Promise<[LockedAccount, LockedAccount]> {
  const ids = [kept_id, merged_id]
  await lockMatters(tx, ids)
  const { wanted } = await lockAccounts(tx, ids, { only: 'customer', withAdmins: false })
  const [kept, merged] = ids.map((id) => wanted.find((row) => row.id === id))
  if (!kept || !merged) throw new NotFound(m.core_customer_not_found())
  return [kept, merged]
}

/** One person claims a product of somebody else once. */
async function refuseSharedClaim(tx: Db, { kept_id, merged_id }: Merge): Promise<void> {
  const claim = await tx
    .selectFrom('registration as one')
    .innerJoin('registration as other', 'other.serial_key', 'one.serial_key')
    .where('one.customer_id', '=', kept_id)
    .where('other.customer_id', '=', merged_id)
    .where((eb) =>
      eb.and(
        ['one', 'other'].flatMap((name) => [
          eb(sql.ref(`${name}.is_disputed`), '=', true),
          eb(sql.ref(`${name}.is_duplicate`), '=', true),
        ]),
      ),
    )
    // Equal keys are those of numbers that are known.
    .select(sql<string>`one.serial_number`.as('serial_number'))
    .executeTakeFirst()
  if (claim) throw new Conflict(m.accounts_both_claim_product({ number: claim.serial_number ?? '' }), 'both_claim')
}

async function rowOf(tx: Db, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(account.*) as row from account where id = ${id}`.execute(tx)
  return rows[0]!.row
}

async function takeAll(tx: Db, { kept_id, merged_id }: Merge) {
  for (const { table, column } of ENDING)
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${merged_id}`.execute(tx)
  const review_keys = await keepReviewSources(tx, { merged: merged_id, kept: kept_id })
  const all: Moved = { moved: {}, replaced: {} }
  for (const reference of MOVING) {
    const { moved, replaced } = await moveRows(tx, reference, { from: merged_id, to: kept_id })
    if (moved.length > 0) all.moved[nameOfReference(reference)] = moved
    if (replaced.length > 0) all.replaced[nameOfReference(reference)] = replaced
  }
  return { ...all, review_keys }
}

const FILLED = ['email', 'gender', 'dob', 'image_id'] as const
const PLACE = ['district', 'city', 'customer_address'] as const

/** What the remaining account takes over: the chosen name, and what it lacks. A place is never mixed of two. */
function changeOf(kept: LockedAccount, merged: LockedAccount, nameOf: number): Updateable<Account> {
  const lacking = FILLED.filter((field) => !kept[field] && merged[field])
  const place = !kept.customer_address && merged.customer_address ? PLACE : []
  const name = nameOf === merged.id ? (['firstname', 'lastname'] as const) : []
  return {
    ...Object.fromEntries([...lacking, ...place, ...name].map((field) => [field, merged[field]])),
    ...(merged.quota_factor > kept.quota_factor && { quota_factor: merged.quota_factor }),
    ...(merged.membership && !kept.membership && { membership: true }),
  }
}

async function saved(tx: Db, kept: LockedAccount, change: Updateable<Account>): Promise<LockedAccount> {
  if (Object.keys(change).length === 0) return kept
  return tx.updateTable('account').set(change).where('id', '=', kept.id).returningAll().executeTakeFirstOrThrow()
}

/** Each field with its value before and after. */
const changed = (kept: LockedAccount, change: Updateable<Account>) =>
  Object.entries(change).map(([field, to]) => ({ field, from: kept[field as keyof LockedAccount], to: to as unknown }))

async function recordMerge(
  tx: Db,
  user: Caller,
  { kept, merged, after, at }: { kept: LockedAccount; merged: LockedAccount; after: LockedAccount; at: Date },
): Promise<void> {
  const named = ({ firstname, lastname }: LockedAccount) => `${firstname} ${lastname}`
  await recordAudit(tx, {
    actor: user,
    action: 'account.merge',
    subject: { table: 'account', id: merged.id },
    before: merged,
    after: { merged_into: named(after), contact: after.contact },
    at,
  })
  await recordAudit(tx, {
    actor: user,
    action: 'account.take-over',
    subject: { table: 'account', id: kept.id },
    before: kept,
    after: { ...after, merged: named(merged), merged_contact: merged.contact },
    at,
  })
}

/** Whoever proved a number hears of it there: staff may have taken somebody else for them. */
async function tellBoth(tx: Db, services: Services, kept: LockedAccount, merged: LockedAccount): Promise<void> {
  const { phone } = services.settings.current
  for (const { claimed, contact, language } of [kept, merged])
    if (claimed && contact !== '')
      await queueSms(tx, services, { to: contact, text: joinedText(kept.contact, voiceOf(services, language), phone) })
}

/** What the owners of both numbers are told; shows only the last digits of the remaining one. */
export const joinedText = (contact: string, { brand, say }: Voice, phone: string): string =>
  say('accounts_joined', { brand, ending: contact.slice(-3), phone })
