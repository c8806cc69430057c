import type { Db } from '../core/db.ts'

/** The person who decided a registration last, or undefined if it is undecided or their account was deleted. */
export async function lastDeciderOf(db: Db, id: number): Promise<{ id: number; name: string } | undefined> {
  const account = await db
    .selectFrom('audit')
    .innerJoin('account', 'account.id', 'audit.actor_id')
    .where('subject', '=', 'registration')
    .where('subject_id', '=', id)
    .where('action', 'in', ['registration.approve', 'registration.reject'])
    .orderBy('audit.id', 'desc')
    .limit(1)
    .select(['account.id', 'firstname', 'lastname'])
    .executeTakeFirst()
  return account && { id: account.id, name: `${account.firstname} ${account.lastname}`.trim() }
}
