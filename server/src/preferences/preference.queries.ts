import { sql } from 'kysely'
import type { Preferences } from 'contract/preferences/endpoints'
import { DEFAULT_CHOICE, TOPICS, type Channel, type Topic } from 'contract/preferences/words'
import type { Db } from '../platform/core/db.ts'
import { mailboxOf, readerOf } from './address.queries.ts'

/** A customer's choice for a topic, or the default. */
export async function choiceFor(db: Db, accountId: number, topic: Topic): Promise<Record<Channel, boolean>> {
  const chosen = await db
    .selectFrom('preference')
    .where('account_id', '=', accountId)
    .where('topic', '=', topic)
    .select(['sms', 'email'])
    .executeTakeFirst()
  return chosen ?? DEFAULT_CHOICE
}

/** The choices of a customer for every topic, with where e-mails go and what the reader of that address said. */
export async function readPreferences(db: Db, id: number): Promise<Omit<Preferences, 'can_email'>> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('preference', 'preference.account_id', 'account.id')
    .where('account.id', '=', id)
    .select(['account.email as address', 'topic', 'preference.sms', 'preference.email'])
    .execute()
  const email = rows[0]?.address ?? ''
  const { isConfirmed, stopped, linkSentAt } = await readerOf(db, mailboxOf({ id, email }))
  const chosen = new Map(rows.map(({ topic, sms, email }) => [topic, { sms, email }]))
  return {
    email,
    is_confirmed: isConfirmed,
    link_sent_at: linkSentAt?.toISOString() ?? null,
    choices: TOPICS.map((topic) => ({
      topic,
      sms: chosen.get(topic)?.sms ?? DEFAULT_CHOICE.sms,
      email: chosen.get(topic)?.email ?? DEFAULT_CHOICE.email,
      is_stopped: stopped.has(topic),
    })),
  }
}

/** The topics about which a customer chose e-mails. */
export async function topicsByEmail(db: Db, accountId: number): Promise<Topic[]> {
  const rows = await db
    .selectFrom('preference')
    .where('account_id', '=', accountId)
    .where('email', '=', true)
    .select('topic')
    .execute()
  return rows.map(({ topic }) => topic)
}

/** Keeps a choice; a channel that is left out stays as it was. */
export const keepChoice = (
  db: Db,
  { accountId, topic, sms, email }: { accountId: number; topic: Topic } & Partial<Record<Channel, boolean | undefined>>,
) =>
  db
    .insertInto('preference')
    .values({ account_id: accountId, topic, sms: sms ?? DEFAULT_CHOICE.sms, email: email ?? DEFAULT_CHOICE.email })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'topic']).doUpdateSet({
        sms: sms ?? sql.ref('preference.sms'),
        email: email ?? sql.ref('preference.email'),
      }),
    )
    .execute()

/** Turns e-mails about topics off; returns those about which they came until now. */
export async function stopEmails(db: Db, accountId: number, topics: readonly Topic[]): Promise<Topic[]> {
  const stopped = await db
    .updateTable('preference')
    .set({ email: false })
    .where('account_id', '=', accountId)
    .where('topic', 'in', topics)
    .where('email', '=', true)
    .returning('topic')
    .execute()
  return stopped.map(({ topic }) => topic)
}
