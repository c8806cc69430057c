import { sql, type RawBuilder } from 'kysely'

/** The district of a registration's customer, for conditions: the customers of a district are found first. */
export const DISTRICT_OF_CUSTOMER = {
  there: sql`account.district`,
  through: (met: RawBuilder<boolean>): RawBuilder<boolean> =>
    sql<boolean>`registration.customer_id in (select account.id from account where ${met})`,
}
