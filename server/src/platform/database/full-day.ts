import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Source } from '../core/source.ts'

/** Lists of what visitors come upon, a limited number a day. */
type DayList = 'dead_end' | 'missed_search'

/** Who brought a row, as the list keeps it: it tells networks apart within a day, and names none. */
export const broughtBy = (secret: string, day: string, { key, networks: [around] }: Source): string =>
  createHmac('sha256', `brought:${secret}`)
    .update(`${day}:${around?.key ?? key}`)
    .digest('base64url')

/**
 * The id of the row whose place a new one takes on a full day: of the network that brought most, what no other network
 * has seen first, and the oldest of these. None where the newcomer brought as many. `kept` stays in any case.
 */
export const leastWanted = (
  list: DayList,
  day: string,
  newcomer: string,
  kept = sql<boolean>`false`,
): RawBuilder<number> =>
  sql<number>`(
    select id from (
      select *, count(*) over (partition by brought_by) as brought from ${sql.table(list)} where day = ${day}::date
    ) as listed
    where brought_by is not null and not ${kept}
      and brought > (select count(*) from ${sql.table(list)} where day = ${day}::date and brought_by = ${newcomer})
    order by brought desc, several, last_at, id
    limit 1)`
