import { m } from 'contract/messages'
import type { RegistrationStatus } from 'contract/registrations/words'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import { DECIDED } from './decided.ts'

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

/** Throws Conflict that says who decided a registration first. */
export async function refuseDecided(
  db: Db,
  { id, status }: { id: number; status: RegistrationStatus },
): Promise<never> {
  const who = (await lastDeciderOf(db, id))?.name ?? m.registrations_someone_else()
  throw new Conflict(DECIDED[status].meanwhile({ who }), 'already_decided')
}
