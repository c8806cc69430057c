import { sql } from 'kysely'
import { FIGURE_NAMES, type Change, type Figure } from 'contract/dashboard/endpoints'
import type { Db } from '../platform/core/db.ts'
import { createdBetween, daysUpTo, midnight } from './nepal-days.ts'

/** The tables each figure counts. Triggers maintain the counts under the table's name, customers under their own. */
export const COUNTED: Record<Figure, { table: string; keptAs: string }> = {
  total_products: { table: 'product', keptAs: 'product' },
  total_users: { table: 'account', keptAs: 'customer' },
  total_complaints: { table: 'complaint', keptAs: 'complaint' },
  total_registered_products: { table: 'registration', keptAs: 'registration' },
  total_contact_enquiries: { table: 'enquiry', keptAs: 'enquiry' },
  total_bulk_orders: { table: 'quotation', keptAs: 'quotation' },
  total_personalized_orders: { table: 'personalisation', keptAs: 'personalisation' },
}

/** The current counts, a merged complaint not being one. They are maintained as rows come and go, so no table is counted. */
export async function figuresNow(db: Db): Promise<Record<Figure, number>> {
  const rows = await db
    .selectFrom('figure')
    // The few merged ones have an index of their own.
    .select([
      'name',
      sql<number>`(sum(total) - case when name = 'complaint'
        then (select count(*) from complaint where merged_into is not null) else 0 end)::int`.as('total'),
    ])
    .groupBy('name')
    .execute()
  const kept = new Map(rows.map(({ name, total }) => [name, total]))
  return byFigure((figure) => kept.get(COUNTED[figure].keptAs) ?? 0)
}

/** New rows in the seven days up to a day, and in the seven before. */
export async function changesUpTo(db: Db, last: string): Promise<Record<Figure, Change>> {
  const days = daysUpTo(last, 14)
  const weekBegins = midnight(days[7]!)
  const weeks = (figure: Figure) => sql`
    select ${sql.lit(figure)} as figure, count(*) filter (where created_at >= ${weekBegins})::int as this_week,
      count(*) filter (where created_at < ${weekBegins})::int as week_before
    from ${sql.table(COUNTED[figure].table)}
    where ${createdBetween(days[0]!, last)} ${ONLY[figure] ?? sql``}`
  const { rows } = await sql<Change & { figure: Figure }>`
    ${sql.join(FIGURE_NAMES.map(weeks), sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ figure, ...change }) => [figure, change]))
  return byFigure((figure) => found.get(figure) ?? { this_week: 0, week_before: 0 })
}

/** Which rows of a table count. */
const ONLY: Partial<Record<Figure, ReturnType<typeof sql>>> = {
  total_users: sql`and role = 'customer'`,
  total_complaints: sql`and merged_into is null`,
}

/** A value for each figure. */
export const byFigure = <T>(of: (figure: Figure) => T): Record<Figure, T> =>
  Object.fromEntries(FIGURE_NAMES.map((figure) => [figure, of(figure)])) as Record<Figure, T>
