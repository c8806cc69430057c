import { sql } from 'kysely'
import type { Alarm } from 'contract/alarms/endpoints'
import type { Pagination } from 'contract/core/fields'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Db } from '../platform/core/db.ts'

/** One page of alarms, newest first. */
export async function pageOfAlarms(db: Db, page: PageRequest): Promise<{ data: Alarm[]; pagination: Pagination }> {
  const [data, { total }] = await Promise.all([
    db
      .selectFrom('alarm')
      .leftJoin('account', 'account.id', 'alarm.dismissed_by')
      .select(['alarm.id', 'alarm.kind', 'alarm.count', 'alarm.created_at', 'alarm.dismissed_at'])
      .select(sql<string>`coalesce(account.firstname || ' ' || account.lastname, '')`.as('dismissed_by'))
      .orderBy('alarm.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    db
      .selectFrom('alarm')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { data, pagination: paginationOf(page, total) }
}
