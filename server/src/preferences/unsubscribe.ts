import type { Subscription } from 'contract/preferences/endpoints'
import { TOPICS, type Topic } from 'contract/preferences/words'
import type { Db } from '../core/db.ts'
import type { Services } from '../services.ts'
import { keepChoice, stopEmails } from './preference.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Sources = Pick<Services, 'config' | 'db'>

/** What a link stops, and whether that comes now. Throws NotFound. */
export async function readSubscription(services: Sources, token: string): Promise<Subscription> {
  return subscriptionOf(services.db, await readUnsubscribeToken(services, services.db, token))
}

/** Stops e-mails about the topic of a link, or all; those stopped already stay stopped. Throws NotFound. */
export const unsubscribe = (
  services: Sources,
  token: string,
  { all = false }: { all?: boolean | undefined } = {},
): Promise<Subscription & { topics: Topic[] }> =>
  services.db.transaction().execute(async (tx) => {
    const subject = await readUnsubscribeToken(services, tx, token)
    const topics = await stopEmails(tx, subject.id, all ? TOPICS : [subject.topic])
    return { ...(await subscriptionOf(tx, subject)), topics }
  })

/** Takes it back: e-mails come again about the topic of a link, or about those given. Throws NotFound. */
export const resubscribe = (
  services: Sources,
  token: string,
  { topics: given }: { topics?: readonly Topic[] | undefined } = {},
): Promise<Subscription & { topics: Topic[] }> =>
  services.db.transaction().execute(async (tx) => {
    const subject = await readUnsubscribeToken(services, tx, token)
    const topics = [...new Set(given?.length ? given : [subject.topic])].toSorted()
    for (const topic of topics) await keepChoice(tx, { accountId: subject.id, topic, email: true })
    return { ...(await subscriptionOf(tx, subject)), topics }
  })

async function subscriptionOf(
  db: Db,
  { id, topic, email }: { id: number; topic: Topic; email: string },
): Promise<Subscription> {
  const on = await db
    .selectFrom('preference')
    .where('account_id', '=', id)
    .where('email', '=', true)
    .select('topic')
    .execute()
  return {
    topic,
    email: hinted(email),
    is_on: on.some((row) => row.topic === topic),
    others_on: on.some((row) => row.topic !== topic),
  }
}

/** `a…@example.com`: who finds the link learns no address. */
const hinted = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1…')
