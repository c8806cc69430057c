import { sql } from 'kysely'
import type { Pagination } from 'contract/core/fields'
import type { HistoryEvent } from 'contract/history/endpoints'
import type { HistorySubject } from 'contract/history/words'
import { offsetOf, paginationOf, type PageRequest } from '../database/page-of.ts'
import type { Db } from '../core/db.ts'
import { describeAction } from './actions.ts'
import type { Row } from './values.ts'
import { withoutSecrets } from './without-secrets.ts'

/** One page of a record's history, newest first, in sentences. */
export async function pageOfHistory(
  db: Db,
  { subject, id }: { subject: HistorySubject; id: number },
  page: PageRequest,
): Promise<{ data: HistoryEvent[]; pagination: Pagination }> {
  const found = db.selectFrom('audit').where('subject', '=', subject).where('subject_id', '=', id)
  const [rows, { total }] = await Promise.all([
    found
      .leftJoin('account', 'account.id', 'audit.actor_id')
      .select(['audit.id', 'audit.at', 'audit.actor_id', 'audit.action', 'audit.before', 'audit.after'])
      .select(sql<string | null>`account.firstname || ' ' || account.lastname`.as('name'))
      .orderBy('audit.id', 'desc')
      .limit(page.per_page)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { data: rows.map(asEvent), pagination: paginationOf(page, total) }
}

interface Recorded {
  id: number
  at: string
  actor_id: number | null
  name: string | null
  action: string
  before: unknown
  after: unknown
}

const asEvent = ({ id, at, actor_id, name, action, before, after }: Recorded): HistoryEvent => ({
  id,
  at,
  sentence: `${actor_id === null ? 'The system' : (name ?? 'A former colleague')} ${describeAction(action, {
    before: asRow(before),
    after: asRow(after),
  })}`,
})

// Rows are recorded without secrets; older ones may differ.
const asRow = (recorded: unknown): Row => (withoutSecrets(recorded) ?? {}) as Row
