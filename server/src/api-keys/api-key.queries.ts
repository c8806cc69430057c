import { sql } from 'kysely'
import { m } from 'contract/messages'
import type { ApiKey } from 'contract/api-keys/endpoints'
import { KEY_CAPABILITIES } from 'contract/api-keys/words'
import type { Pagination } from 'contract/core/fields'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import { stateOf } from './key-state.ts'

/** One page of keys on a day: those that are not ended first, then the newest first. */
export async function pageOfKeys(
  db: Db,
  page: PageRequest,
  day: string,
): Promise<{ data: ApiKey[]; pagination: Pagination }> {
  const [rows, { total }] = await Promise.all([
    keys(db)
      .orderBy(sql`ended_at is not null`)
      .orderBy('api_key.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('api_key')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => asKey(row, day)), pagination: paginationOf(page, total) }
}

/** One key on a day. Throws NotFound. */
export async function getKey(db: Db, id: number, day: string): Promise<ApiKey> {
  const row = await keys(db).where('api_key.id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound(m.api_keys_not_found())
  return asKey(row, day)
}

const keys = (db: Db) =>
  db
    .selectFrom('api_key')
    .leftJoin('account as owner', 'owner.id', 'api_key.owner_id')
    .leftJoin('account as ender', 'ender.id', 'api_key.ended_by')
    .leftJoin('service_point as centre', 'centre.id', 'api_key.centre_id')
    .select([
      'api_key.id',
      'api_key.name',
      'begins',
      'capabilities',
      'is_bound',
      'addresses',
      'owner_id',
      'owner.role',
      'api_key.created_at',
      'expires_on',
      'last_used_at',
      'last_used_from',
      'ended_at',
    ])
    .select([
      sql<string>`coalesce(centre.name, '')`.as('centre'),
      sql<string>`coalesce(owner.firstname || ' ' || owner.lastname, '')`.as('owner_name'),
      sql<string>`coalesce(ender.firstname || ' ' || ender.lastname, '')`.as('ended_by'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof keys>['execute']>>[number]

const asKey = (row: Row, day: string): ApiKey => {
  const { owner_id, owner_name, role: _, capabilities, ...rest } = row
  return {
    ...rest,
    capabilities: KEY_CAPABILITIES.filter((one) => capabilities.includes(one)),
    state: stateOf(row, day),
    owner: owner_id === null ? null : { id: owner_id, name: owner_name },
  }
}
