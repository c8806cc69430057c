import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { MergePreview } from 'contract/customers/merging'
import type { Db } from '../../platform/core/db.ts'
import { Invalid, NotFound } from '../../platform/core/problems.ts'
import { balanceOf } from '../../points/balance.ts'
import { otherNumbersOf } from '../numbers.queries.ts'

/** Two customers side by side, each with what would move if their account were the merged one. Throws NotFound or Invalid. */
export async function previewMerge(db: Db, id: number, other: number): Promise<MergePreview> {
  if (id === other) throw new Invalid({ other: m.customers_choose_another_customer() })
  const [one, two] = await Promise.all([sideOf(db, id), sideOf(db, other)])
  const { twice } = await db
    .selectFrom('review')
    .innerJoin('review as second', 'second.product_id', 'review.product_id')
    .where('review.customer_id', '=', id)
    .where('second.customer_id', '=', other)
    .select(sql<number>`count(*)::int`.as('twice'))
    .executeTakeFirstOrThrow()
  return { sides: [one, two], reviewed_twice: twice }
}

const counted = (table: string, owner = 'customer_id') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where ${sql.ref(owner)} = account.id)`

async function sideOf(db: Db, id: number) {
  const account = await db
    .selectFrom('account')
    .where('id', '=', id)
    .where('role', '=', 'customer')
    .select(['id', 'firstname', 'lastname', 'contact', 'email', 'district', 'city', 'customer_address', 'claimed'])
    .select(['created_at', balanceOf(sql`account.id`).as('reward_points')])
    .select([
      counted('registration').as('products'),
      counted('complaint').as('complaints'),
      counted('quotation').as('quotations'),
      counted('personalisation').as('personalisations'),
      counted('warranty_extension').as('extensions'),
      counted('review').as('reviews'),
      counted('customer_note').as('notes'),
      counted('notice', 'account_id').as('notices'),
      counted('session', 'account_id').as('sessions'),
    ])
    .executeTakeFirst()
  if (!account) throw new NotFound(m.core_customer_not_found())
  const { customer_address: customerAddress, ...rest } = account
  return { ...rest, customerAddress, numbers: (await otherNumbersOf(db, id)).map(({ contact }) => contact) }
}
