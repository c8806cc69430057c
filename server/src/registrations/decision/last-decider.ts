import { language } from 'contract/core/wording'
import { m } from 'contract/messages'
import type { RegistrationStatus } from 'contract/registrations/words'
import { keyActor } from '../../platform/audit/sentence.ts'
import type { Db } from '../../platform/core/db.ts'
import { Conflict } from '../../platform/core/problems.ts'
import { DECIDED } from './decided.ts'

interface Decider {
  id: number
  key_id: number | null
  name: string
}

/** Who decided a registration last, by themselves or by an API key; undefined if it is undecided or their account was deleted. */
export async function lastDeciderOf(db: Db, id: number): Promise<Decider | undefined> {
  const account = await db
    .selectFrom('audit')
    .innerJoin('account', 'account.id', 'audit.actor_id')
    .leftJoin('api_key', 'api_key.id', 'audit.api_key_id')
    .where('subject', '=', 'registration')
    .where('subject_id', '=', id)
    .where('action', 'in', ['registration.approve', 'registration.reject'])
    .orderBy('audit.id', 'desc')
    .limit(1)
    .select(['account.id', 'firstname', 'lastname', 'api_key.id as key_id', 'api_key.name as key_name'])
    .executeTakeFirst()
  if (!account) return undefined
  const { firstname, lastname, key_name, ...who } = account
  return { ...who, name: key_name === null ? `${firstname} ${lastname}`.trim() : keyActor(key_name, language()) }
}

/** Throws Conflict that says who decided a registration first. */
export async function refuseDecided(
  db: Db,
  { id, status }: { id: number; status: RegistrationStatus },
): Promise<never> {
  const who = (await lastDeciderOf(db, id))?.name ?? m.registrations_someone_else()
  throw new Conflict(DECIDED[status].meanwhile({ who }), 'already_decided')
}
