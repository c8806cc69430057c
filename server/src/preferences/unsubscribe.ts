import { m } from 'contract/messages'
import { sql } from 'kysely'
import type { Subscription } from 'contract/preferences/endpoints'
import { TOPICS, type Topic } from 'contract/preferences/words'
import { Conflict } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { mailboxOf, readerOf } from './address.queries.ts'
import { hinted } from './hinted.ts'
import { keepChoice, stopEmails, topicsByEmail } from './preference.queries.ts'
import { readUnsubscribeToken, type Subject } from './unsubscribe-token.ts'

type Sources = Pick<Services, 'clock' | 'config' | 'db'>

const UNDO_MS = 60 * 60_000

/** The e-mails a link stops, and whether they are sent now. Throws NotFound. */
export async function readSubscription(services: Sources, token: string): Promise<Subscription> {
  return subscriptionOf(services.db, services, await readUnsubscribeToken(services, services.db, token))
}

/**
 * Stops e-mails about the topic of a link, or all, to the address of its reader: whatever the account's owner chooses
 * later, until that address is confirmed anew. Throws NotFound.
 */
export const unsubscribe = (
  services: Sources,
  token: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<Subscription & { topics: Topic[] }> =>
  services.db.transaction().execute(async (tx) => {
    const subject = await readUnsubscribeToken(services, tx, token)
    const { accountId, address } = mailboxOf(subject)
    const asked = all ? TOPICS : [subject.topic]
    const topics = await stopEmails(tx, subject.id, asked)
    await tx
      .insertInto('email_stop')
      .values(
        asked.map((topic) => ({
          account_id: accountId,
          address,
          topic,
          link_topic: subject.topic,
          was_on: topics.includes(topic),
          stopped_at: services.clock.now(),
        })),
      )
      .onConflict((conflict) =>
        // What is stopped already stays what its own link stopped, unless e-mails about it had been chosen again.
        conflict.columns(['account_id', 'address', 'topic']).doUpdateSet({
          link_topic: sql`case when excluded.was_on then excluded.link_topic else email_stop.link_topic end`,
          was_on: sql`email_stop.was_on or excluded.was_on`,
          stopped_at: sql`case when excluded.was_on then excluded.stopped_at else email_stop.stopped_at end`,
        }),
      )
      .execute()
    return { ...(await subscriptionOf(tx, services, subject)), topics }
  })

/** Takes back what the link stopped within the last hour; again changes nothing. Throws NotFound, and Conflict when it is too late. */
export const resubscribe = (services: Sources, token: string): Promise<Subscription & { topics: Topic[] }> =>
  services.db.transaction().execute(async (tx) => {
    const subject = await readUnsubscribeToken(services, tx, token)
    const { accountId, address } = mailboxOf(subject)
    const taken = await tx
      .deleteFrom('email_stop')
      .where('account_id', '=', accountId)
      .where('address', '=', address)
      .where('link_topic', '=', subject.topic)
      .where('stopped_at', '>', undoableSince(services))
      .returning(['topic', 'was_on'])
      .execute()
    const topics = taken
      .filter(({ was_on }) => was_on)
      .map(({ topic }) => topic)
      .toSorted()
    for (const topic of topics) await keepChoice(tx, { accountId, topic, email: true })
    const state = await subscriptionOf(tx, services, subject)
    if (taken.length === 0 && !state.is_on)
      throw new Conflict(m.preferences_could_undone_hour_turn_e_mails(), 'undo_over')
    return { ...state, topics }
  })

const undoableSince = ({ clock }: Pick<Services, 'clock'>) => new Date(clock.now().getTime() - UNDO_MS).toISOString()

async function subscriptionOf(db: Db, services: Sources, subject: Subject): Promise<Subscription> {
  const { accountId, address } = mailboxOf(subject)
  const { stopped } = await readerOf(db, { accountId, address })
  const on = (await topicsByEmail(db, accountId)).filter((topic) => !stopped.has(topic))
  const undoable = await db
    .selectFrom('email_stop')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .where('link_topic', '=', subject.topic)
    .where('stopped_at', '>', undoableSince(services))
    .where('was_on', '=', true)
    .select('topic')
    .executeTakeFirst()
  return {
    topic: subject.topic,
    email: hinted(subject.email),
    is_on: on.includes(subject.topic),
    others_on: on.some((topic) => topic !== subject.topic),
    can_undo: undoable !== undefined,
  }
}
