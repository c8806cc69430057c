import { sql, type SelectQueryBuilder } from 'kysely'
import type { Role } from 'contract/core/access'
import type { Gender, Pagination } from 'contract/core/fields'
import type { TierName } from 'contract/customers/words'
import type { DB } from '../core/schema.ts'
import { onPage, paginationOf, type PageRequest } from '../database/page-of.ts'
import { pagedList } from '../database/total-of.ts'
import type { Addresses } from '../files/addresses.ts'
import { shownAddress, shownFile } from '../files/shown-file.ts'
import type { SessionCheck } from '../sessions/authorize.ts'
import { balanceOf, recentlyEarned, hasTier, tierOf } from '../points/balance.ts'
import type { Db } from '../core/db.ts'
import { isNamed } from './is-named.ts'

export interface AccountFilter {
  /** part of the first name, the last name, or both */
  firstname?: string | undefined
  gender?: Gender | undefined
  tier?: TierName | undefined
  role?: Role | 'staff' | undefined
}

/** An account as shown in lists and forms of the back office. */
export type OfficeAccount = ReturnType<typeof asShown>

/** One page of the filtered accounts: staff before customers, newest first. */
export async function pageOfAccounts(
  db: Db,
  files: Addresses,
  wanted: AccountFilter & PageRequest,
  check?: SessionCheck,
): Promise<{ data: OfficeAccount[]; pagination: Pagination }> {
  const { rows, total } = await readPage(db, wanted, check)
  return { data: rows.map((row) => asShown(files, row)), pagination: paginationOf(wanted, total) }
}

/**
 * All of them, in batches in the order of the list: each continues after the last row, so none costs more than the
 * first.
 */
export async function* accountsInPortions(
  db: Db,
  files: Addresses,
  filter: AccountFilter,
  size = 500,
): AsyncGenerator<OfficeAccount[]> {
  if (filter.role === undefined) {
    for (const role of ['staff', 'customer'] as const) yield* accountsInPortions(db, files, { ...filter, role }, size)
    return
  }
  let last: number | undefined
  for (;;) {
    const rows = await select(found(db, filter))
      .$if(last !== undefined, (query) => query.where('account.id', '<', last!))
      .orderBy('account.id', 'desc')
      .limit(size)
      .execute()
    if (rows.length > 0) yield rows.map((row) => asShown(files, row))
    if (rows.length < size) return
    last = rows.at(-1)!.id
  }
}

/** One account with its points; undefined if there is none or it has another role than requested. */
export async function findAccount(db: Db, files: Addresses, id: number, role?: Role) {
  const row = await select(found(db, { role }))
    .select([balanceOf(sql`account.id`).as('reward_points'), 'account.quota_factor'])
    .where('account.id', '=', id)
    .executeTakeFirst()
  return row && { ...asShown(files, row), reward_points: row.reward_points, quota_factor: row.quota_factor }
}

const found = (db: Db, { firstname, gender, tier, role }: AccountFilter) =>
  db
    .selectFrom('account')
    .$if(role === 'staff', (query) => query.where('account.role', '<>', 'customer'))
    .$if(role !== undefined && role !== 'staff', (query) => query.where('account.role', '=', role as Role))
    .$if(gender !== undefined, (query) => query.where('account.gender', '=', gender!))
    .$if(!!firstname, (query) => query.where(isNamed(firstname!)))
    .$if(tier !== undefined, (query) => query.where(hasTier(sql`account.id`, tier!)))

/** Spelled as in the index. */
const staffFirst = <O>(query: SelectQueryBuilder<DB, 'account', O>) =>
  query.orderBy(sql`account.role = 'customer'`).orderBy('account.id', 'desc')

const select = (query: ReturnType<typeof found>) =>
  query
    .select(['account.id', 'firstname', 'lastname', 'email', 'contact', 'gender', 'dob', 'district', 'city', 'role'])
    .select(['customer_address', 'membership', 'account.created_at'])
    .select([shownFile(sql`account.image_id`).as('image'), recentlyEarned(sql`account.id`).as('earned')])

const readPage = pagedList({
  whole: 'customer',
  // Only the customers are counted already.
  narrowing: ({ role, ...rest }: AccountFilter) => (role === 'customer' ? rest : { role: role ?? 'every role' }),
  found,
  shown: (db, filter, part) =>
    select(found(db, {}))
      .where('account.id', '=', onPage(staffFirst(found(db, filter).select('account.id')), part))
      .$call(staffFirst),
})

type Found = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

const asShown = (files: Addresses, { customer_address, created_at, image, earned, ...row }: Found) => ({
  ...row,
  gender: row.gender ?? '',
  dob: row.dob ?? '',
  customerAddress: customer_address,
  address: customer_address,
  image_url: shownAddress(files, image),
  tier: row.role === 'customer' ? tierOf(earned) : '',
  date_joined: created_at,
})
