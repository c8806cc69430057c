import { sql, type RawBuilder } from 'kysely'

/** How many notices of an account are not read. */
export const unreadNoticesOf = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select count(*)::int from notice where notice.customer_id = ${accountId} and notice.read_at is null)`
