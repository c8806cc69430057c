import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { Locale } from 'contract/core/locale'
import type { HistoryEvent } from 'contract/history/endpoints'
import type { HistorySubject } from 'contract/history/words'
import { offsetOf, paginationOf, type PageRequest } from '../platform/database/page-of.ts'
import type { Db } from '../platform/core/db.ts'
import { sentenceOf } from '../platform/audit/sentence.ts'

/** One page of a record's history, newest first, in sentences. */
export async function pageOfHistory(
  db: Db,
  { subject, id }: { subject: HistorySubject; id: number },
  page: PageRequest,
  locale: Locale = 'en',
): Promise<{ data: HistoryEvent[]; pagination: Pagination }> {
  const found = db
    .selectFrom('audit')
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .where('action', '<>', 'account.open')
  const [rows, { total }] = await Promise.all([
    found
      .leftJoin('account', 'account.id', 'audit.actor_id')
      .leftJoin('api_key', 'api_key.id', 'audit.api_key_id')
      .select(['audit.id', 'audit.at', 'audit.actor_id', 'audit.action', 'audit.before', 'audit.after'])
      .select('api_key.name as key_name')
      .select(sql<string | null>`account.firstname || ' ' || account.lastname`.as('name'))
      .orderBy('audit.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map((row) => asEvent(row, locale)), pagination: paginationOf(page, total) }
}

interface Recorded {
  id: number
  at: string
  actor_id: number | null
  name: string | null
  key_name: string | null
  action: string
  before: unknown
  after: unknown
}

const asEvent = (row: Recorded, locale: Locale): HistoryEvent => ({
  id: row.id,
  at: row.at,
  sentence: sentenceOf(row, locale),
})
