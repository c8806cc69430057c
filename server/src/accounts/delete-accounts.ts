import type { Locale } from 'contract/core/locale'
import { deletedByPath } from 'contract/core/office-paths'
import type { Role } from 'contract/core/roles'
import { m } from 'contract/messages'
import { reasonOf, recordDeletions, type Deletion } from '../platform/audit/audit.ts'
import { refuseInUse, type Deletable } from '../categories/in-use.ts'
import { actorName } from './person-name.ts'
import { countText } from '../platform/core/format.ts'
import { removeFiles } from '../platform/files/file.queries.ts'
import { tellAdministrators } from '../notices/tell-administrators.ts'
import { Conflict } from '../platform/core/problems.ts'
import type { Caller } from '../platform/core/caller.ts'
import { tagsOfProduct } from '../products/product.tags.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { lockAccounts, type LockedAccount } from './locked-accounts.ts'
import { openMattersOf, filesOfAccounts } from './account-matters.queries.ts'

export const OWN_ACCOUNT = m.accounts_cannot_delete_own_account

export const DECIDE_FIRST = m.accounts_decide_close_first

/**
 * Deletes accounts with their sessions, registrations, complaints, points, reviews and all files. All or none; returns
 * the number deleted. Throws Conflict for the caller's own account, for the last administrator, and while a complaint
 * is open or a request is pending.
 */
export async function deleteAccounts(
  services: Services,
  user: Caller,
  ids: readonly number[],
  { only, ...how }: Deletion & { only?: Role },
): Promise<number> {
  if (ids.includes(user.id)) throw new Conflict(OWN_ACCOUNT(), 'own_account')
  const entry = { actor: user, reason: reasonOf(how), at: services.clock.now() }
  return removeAccounts(services, ids, {
    only,
    refuse: (matters) => refuseInUse(matters, DECIDE_FIRST),
    record: async (tx, rows) => {
      await recordDeletions(tx, { ...entry, table: 'account', rows })
      await tellDeleted(tx, user, { count: rows.length, ...entry })
    },
  })
}

/** The other administrators hear of it. */
async function tellDeleted(
  tx: Db,
  user: Caller,
  { count, reason, at }: { count: number; reason: string; at: Date },
): Promise<void> {
  const name = await actorName(tx, user)
  const news = {
    title: (locale: Locale) => m.notices_oversight_deleted_title({ name }, { locale }),
    text: (locale: Locale) => m.notices_oversight_deleted_text({ shown: countText(count, locale), reason }, { locale }),
    address: deletedByPath(user.id),
  }
  await tellAdministrators(tx, news, { at, except: user.id })
}

export interface Removal {
  only?: Role | undefined
  /** throws a specific error when something is open */
  refuse: (matters: readonly Deletable[]) => void
  /** records and announces the deletion, in the same transaction */
  record: (tx: Db, accounts: readonly LockedAccount[]) => Promise<void>
}

/**
 * Deletes accounts with all their data, all or none; returns the number deleted. Throws Conflict for the last
 * administrator.
 */
export async function removeAccounts(
  { db, jobs, cache }: Services,
  ids: readonly number[],
  { only, refuse, record }: Removal,
): Promise<number> {
  const { deleted, tags } = await db.transaction().execute(async (tx) => {
    await lockMatters(tx, ids)
    const { wanted, admins } = await lockAccounts(tx, ids, { only, withAdmins: only === undefined })
    const present = wanted.map(({ id }) => id)
    if (present.length === 0) return { deleted: 0, tags: [] }
    if (admins.length > 0 && admins.every((id) => present.includes(id)))
      throw new Conflict(m.accounts_last_administrator_cannot_deleted(), 'last_admin')
    refuse(await openMattersOf(tx, wanted))
    const reviewed = await reviewedBy(tx, present)
    const files = await filesOfAccounts(tx, present)
    await tx.deleteFrom('account').where('id', 'in', present).execute()
    await removeFiles(tx, jobs, files)
    await forgetNumbers(tx, wanted)
    await record(tx, wanted)
    return { deleted: present.length, tags: [...new Set(reviewed.flatMap(tagsOfProduct))] }
  })
  if (tags.length > 0) await cache.drop(tags)
  return deleted
}

const MATTERS = ['registration', 'complaint', 'quotation', 'personalisation', 'warranty_extension'] as const

/** Locked before their owners: a decision locks the request first, and then its owner's points or notices. */
export async function lockMatters(tx: Db, ids: readonly number[]): Promise<void> {
  for (const table of MATTERS)
    await tx.selectFrom(table).select('id').where('customer_id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** The products that they reviewed. */
export const reviewedBy = (tx: Db, ids: readonly number[]) =>
  tx
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .where('review.customer_id', 'in', ids)
    .select(['product.id', 'product.category_id'])
    .execute()

/** Codes and proofs in progress: a number may return with another person. */
export async function forgetNumbers(tx: Db, accounts: readonly LockedAccount[]): Promise<void> {
  const contacts = accounts.map(({ contact }) => contact)
  await tx.deleteFrom('otp').where('contact', 'in', contacts).execute()
  await tx.deleteFrom('verification').where('contact', 'in', contacts).execute()
}
