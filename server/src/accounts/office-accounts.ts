import { PEOPLE_FIELDS } from 'contract/accounts/words'
import { meeting } from '../platform/database/meeting.ts'
import { sql, type RawBuilder } from 'kysely'
import type { PEOPLE_SORTS } from 'contract/accounts/words'
import type { OrderBy } from 'contract/core/order'
import { ROLES, type Role } from 'contract/core/roles'
import type { Gender, Pagination } from 'contract/core/fields'
import type { TierName, TierThresholds } from 'contract/customers/words'
import { betweenDays, type Days } from '../platform/database/between-days.ts'
import { byName } from '../platform/database/by-name.ts'
import { byState, nullable, orderOf } from '../platform/database/order-of.ts'
import { onPage, paginationOf, partOf, type PagePart, type PageRequest } from '../platform/database/page-of.ts'
import { pagedList } from '../platform/database/total-of.ts'
import type { Addressed, Addresses } from '../platform/files/addresses.ts'
import { pagesOf } from '../platform/sheets/write-sheet.ts'
import type { SessionCheck } from '../platform/sessions/authorize.ts'
import {
  balanceOf,
  earnedWithin,
  rangeOf,
  recentlyEarned,
  recentlyEarnedBy,
  tierOf,
  type TierRange,
} from '../points/balance.ts'
import type { Db } from '../platform/core/db.ts'
import { isFoundBy, isNamedAlike } from './is-named.ts'

type PeopleSort = (typeof PEOPLE_SORTS)[number]

export interface AccountFilter extends Days {
  district?: string | undefined
  /** conditions in the form they have in the address */
  where?: string | undefined
  sort?: OrderBy<PeopleSort> | undefined
  /** words of the name in any order, a part of the number, or of the e-mail */
  firstname?: string | undefined
  gender?: Gender | undefined
  tier?: TierName | undefined
  role?: Role | 'staff' | undefined
  /** names that are almost like it: when no name has it */
  alike?: boolean | undefined
}

/** The same for a query: of a tier, its points. */
type PointFilter = Omit<AccountFilter, 'tier'> & { earned?: TierRange | undefined }

const withPoints = <Wanted extends AccountFilter>({ tier, ...rest }: Wanted, thresholds: TierThresholds) => ({
  ...rest,
  earned: tier && rangeOf(tier, thresholds),
})

/** An account as shown in lists and forms of the back office. */
export type OfficeAccount = ReturnType<typeof asShown>

/** One page of the filtered accounts: staff before customers, newest first by default; where no name is found, those almost like it. */
export async function pageOfAccounts(
  db: Db,
  files: Addresses,
  wanted: AccountFilter & PageRequest,
  thresholds: TierThresholds,
  check?: SessionCheck,
): Promise<{ data: OfficeAccount[]; pagination: Pagination }> {
  const narrowed = withPoints(wanted, thresholds)
  const { data, total } = await readShown(narrowed)
  const isFound = data.length > 0 || wanted.page > 1 || !isNamedAlike(wanted.firstname ?? '')
  if (isFound) return { data, pagination: paginationOf(wanted, total) }
  const like = await readShown({ ...narrowed, alike: true })
  return { data: like.data, pagination: paginationOf(wanted, like.total) }

  async function readShown(filter: PointFilter & PageRequest) {
    const { rows, total } = await readPage(db, filter, check)
    return { data: rows.map((row) => asShown(files, row, thresholds)), total }
  }
}

/** All of them, in batches in the order of the list. */
export const accountsForSheet = (db: Db, files: Addresses, filter: AccountFilter, thresholds: TierThresholds) =>
  filter.sort
    ? pagesOf((page) => pageOfAccounts(db, files, { ...filter, ...page }, thresholds))
    : accountsInPortions(db, files, filter, thresholds)

/** In the usual order: each continues after the last row, so none costs more than the first. */
async function* accountsInPortions(
  db: Db,
  files: Addresses,
  filter: AccountFilter,
  thresholds: TierThresholds,
  size = 500,
): AsyncGenerator<OfficeAccount[]> {
  if (filter.role === undefined) {
    for (const role of ['staff', 'customer'] as const)
      yield* accountsInPortions(db, files, { ...filter, role }, thresholds, size)
    return
  }
  let last: number | undefined
  for (;;) {
    const rows = await select(found(db, withPoints(filter, thresholds)))
      .$if(last !== undefined, (query) => query.where('account.id', '<', last!))
      .orderBy('account.id', 'desc')
      .limit(size)
      .execute()
    if (rows.length > 0) yield rows.map((row) => asShown(files, row, thresholds))
    if (rows.length < size) return
    last = rows.at(-1)!.id
  }
}

/** One account with its points; undefined if there is none or it has another role than requested. */
export async function findAccount(db: Db, files: Addresses, id: number, thresholds: TierThresholds, role?: Role) {
  const row = await select(found(db, { role }))
    .select([balanceOf(sql`account.id`).as('reward_points'), 'account.quota_factor', 'account.language'])
    .select(['account.number_guarded_until', 'account.local_level', 'account.ward'])
    .select(['account.number_given_up', 'account.number_given_up_at'])
    .where('account.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { reward_points, quota_factor, language, number_guarded_until, local_level, ward } = row
  const given_up = { number_given_up: row.number_given_up ?? '', number_given_up_at: row.number_given_up_at ?? '' }
  const shown = asShown(files, row, thresholds)
  return { ...shown, reward_points, quota_factor, language, number_guarded_until, local_level, ward, ...given_up }
}

const found = (db: Db, { firstname, gender, earned, role, alike, district, where, from, to }: PointFilter) =>
  db
    .selectFrom('account')
    .$if(role === 'staff', (query) => query.where('account.role', '<>', 'customer'))
    .$if(role !== undefined && role !== 'staff', (query) => query.where('account.role', '=', role as Role))
    .$if(gender !== undefined, (query) => query.where('account.gender', '=', gender!))
    .$if(!!firstname, (query) => query.where((alike && isNamedAlike(firstname!)) || isFoundBy(firstname!)))
    .$if(earned !== undefined, (query) => query.where(earnedWithin(sql`account.id`, earned!)))
    .$if(!!district, (query) => query.where('account.district', '=', district!))
    .where(betweenDays('account.created_at', { from, to }))
    .where(meeting(where, PEOPLE_FIELDS, ASKED))

const ASKED = {
  gender: sql`account.gender`,
  district: sql`account.district`,
  name: { plain: sql`account.full_name` },
  // As indexed; addresses have no accents.
  email: { plain: sql`lower(account.email)` },
}

const inOrder = orderOf<PeopleSort>({
  id: 'account.id',
  by: {
    name: byName('account.full_name'),
    district: nullable(sql`nullif(account.district, '')`),
    role: byState('account.role', ROLES),
    created: [],
  },
  // Staff first, spelled as in the index.
  usual: [sql`account.role = 'customer'`, sql`account.id desc`],
})

const COLUMNS = [
  ...([
    'account.id',
    'firstname',
    'lastname',
    'email',
    'contact',
    'gender',
    'dob',
    'district',
    'city',
    'role',
  ] as const),
  ...(['customer_address', 'membership', 'account.created_at', 'claimed', 'account.centre_id'] as const),
] as const

/** Only of staff, so that it is not looked for in a list of customers. */
const centreName = (role: AccountFilter['role']) =>
  (role === 'customer'
    ? sql<string | null>`null`
    : sql<string | null>`(select name from service_point where id = account.centre_id)`
  ).as('centre_name')

/** A query part: what the address of the account's picture is made of; looked up only where there is one, which few have. */
const image = sql<Addressed | null>`(case when account.image_id is not null then (
  select json_build_object('id', file.id, 'key', file.key, 'visibility', file.visibility) from file
  where file.id = account.image_id) end)`.as('image')

const select = (query: ReturnType<typeof found>) =>
  query.select([...COLUMNS, centreName(undefined), image, recentlyEarned(sql`account.id`).as('earned')])

/** The columns of an account that a page shows or sorts by. */
const PAGE_COLUMNS = [...COLUMNS, 'account.image_id', 'account.full_name'] as const

type PageRow = Awaited<ReturnType<ReturnType<typeof columnsOf>['executeTakeFirstOrThrow']>>

const columnsOf = (query: ReturnType<typeof found>) => query.select(PAGE_COLUMNS)

/**
 * The accounts on a page, which `shown` finds first. Those of the first page are read as they come in the order; of others
 * first the ids, so that a deep page reads no account that it skips.
 */
function accountsOnPage(db: Db, filter: PointFilter, part: PagePart): RawBuilder<PageRow> {
  const some = found(db, filter)
  if (part.isFirst) return sql`(${partOf(inOrder(columnsOf(some), filter.sort), part)})`
  const ids = inOrder(some.select('account.id'), filter.sort)
  return sql`(${columnsOf(found(db, {})).where('account.id', '=', onPage(ids, part))})`
}

const readPage = pagedList({
  whole: 'customer',
  // Only the customers are counted already.
  narrowing: ({ role, ...rest }: PointFilter) =>
    role === 'customer' ? { ...rest, sort: undefined } : { role: role ?? 'every role' },
  found,
  shown: (db, filter, part) =>
    inOrder(
      db
        .with('page', (cte) => cte.selectFrom(accountsOnPage(db, filter, part).as('account')).selectAll())
        .selectFrom('page as account')
        .leftJoin(recentlyEarnedBy(sql`array(select id from page)`).as('recent'), 'recent.customer_id', 'account.id')
        .select([...COLUMNS, centreName(filter.role), image, sql<number>`coalesce(recent.earned, 0)`.as('earned')]),
      filter.sort,
    ),
})

type Found = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>

/** Each field is named: what spreads a row takes as long as reading it. */
const asShown = (files: Addresses, row: Found, thresholds: TierThresholds) => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  contact: row.contact,
  gender: row.gender ?? '',
  dob: row.dob ?? '',
  district: row.district,
  city: row.city,
  role: row.role,
  membership: row.membership,
  claimed: row.claimed,
  centre_id: row.centre_id,
  centre_name: row.centre_name ?? '',
  customerAddress: row.customer_address,
  address: row.customer_address,
  image_url: row.image ? files.addressOf(row.image) : '',
  tier: row.role === 'customer' ? tierOf(row.earned, thresholds) : '',
  date_joined: row.created_at,
})
