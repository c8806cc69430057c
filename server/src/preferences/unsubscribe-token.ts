import { m } from 'contract/messages'
import { TOPICS, type Topic } from 'contract/preferences/words'
import { keptFor } from '../accounts/merging/merge-record.ts'
import type { Config } from '../platform/config/config.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { isSigned, signatureOf } from '../platform/core/signature.ts'

/** The account, topic and address of an unsubscribe link. */
export interface Subject {
  id: number
  topic: Topic
  /** where the e-mail went: another mailbox needs another link */
  email: string
}

/** A mark that lets the reader of an e-mail stop such e-mails without signing in. It does not expire. */
export const unsubscribeToken = ({ authSecret }: Pick<Config, 'authSecret'>, subject: Subject): string =>
  `${subject.id}.${subject.topic}.${signatureOf(signed(subject), keyOf(authSecret))}`

const signed = ({ id, topic, email }: Subject) => `${id} ${topic} ${email.toLowerCase()}`

const keyOf = (secret: string) => `unsubscribe:${secret}`

const TOKEN = /^(?<id>[1-9]\d{0,8})\.(?<topic>[a-z]+)\.(?<signature>[0-9a-f]{64})$/

/** The account and topic a token unsubscribes. Throws NotFound for one that is not ours, or whose mailbox is no longer written to. */
export async function readUnsubscribeToken(
  { config: { authSecret, authSecretBefore } }: Pick<Services, 'config'>,
  db: Db,
  token: string,
): Promise<Subject> {
  const { id = '', topic = '', signature = '' } = TOKEN.exec(token)?.groups ?? {}
  const known = TOPICS.find((one) => one === topic)
  if (known === undefined) throw dead()
  const account = await readerOf(db, Number(id))
  if (!account?.email) throw dead()
  const sent = { id: Number(id), topic: known, email: account.email }
  const isOurs = [authSecret, authSecretBefore].some(
    (secret) => secret !== undefined && isSigned(signed(sent), signature, keyOf(secret)),
  )
  if (!isOurs) throw dead()
  return { ...sent, id: account.id }
}

/** The account, or the one that it is part of since it was merged. */
async function readerOf(db: Db, id: number) {
  const find = (wanted: number) =>
    db.selectFrom('account').where('id', '=', wanted).select(['id', 'email']).executeTakeFirst()
  const account = await find(id)
  if (account) return account
  const kept = await keptFor(db, id)
  return kept === undefined ? undefined : find(kept)
}

const dead = () => new NotFound(m.preferences_unsubscribe_link_does_not_work())
