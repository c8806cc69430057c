import { sql, type RawBuilder } from 'kysely'

/** The number of an account's unread notices. */
export const unreadNoticesOf = (accountId: RawBuilder<number>): RawBuilder<number> => sql<number>`(
  select count(*)::int from notice where notice.account_id = ${accountId} and notice.read_at is null)`
