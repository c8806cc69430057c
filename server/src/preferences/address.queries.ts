import { sql } from 'kysely'
import { TOPICS, type Topic } from 'contract/preferences/words'
import type { Db } from '../platform/core/db.ts'

/** An account and an address that it writes to, in small letters. */
export interface Mailbox {
  accountId: number
  address: string
}

export const mailboxOf = ({ id, email }: { id: number; email: string }): Mailbox => ({
  accountId: id,
  address: email.toLowerCase(),
})

/** The decision of an address's reader about an account's e-mails. */
export interface Reader {
  /** nothing but a link to confirm goes to an address before */
  isConfirmed: boolean
  stopped: ReadonlySet<Topic>
  /** the newest link to confirm; null without any */
  linkSentAt: Date | null
}

/** The decision of an address's reader about an account's e-mails. */
export async function readerOf(db: Db, { accountId, address }: Mailbox): Promise<Reader> {
  const of = sql`account_id = ${accountId} and address = ${address}`
  const { rows } = await sql<{ is_confirmed: boolean; stopped: string[]; link_sent_at: Date | null }>`
    select
      exists (select from email_confirmed where ${of}) as is_confirmed,
      array(select topic from email_stop where ${of}) as stopped,
      (select max(sent_at) from email_link where ${of}) as link_sent_at
  `.execute(db)
  const { is_confirmed, stopped, link_sent_at } = rows[0]!
  return {
    isConfirmed: is_confirmed,
    stopped: new Set(TOPICS.filter((topic) => stopped.includes(topic))),
    linkSentAt: link_sent_at && new Date(link_sent_at),
  }
}

/** Whether an account's address was confirmed by its reader, who did not stop e-mails about a topic. */
export const takesEmails = (topic: Topic) => sql<boolean>`(
  exists (select from email_confirmed where account_id = account.id and address = lower(account.email))
  and not exists (
    select from email_stop where account_id = account.id and address = lower(account.email) and topic = ${topic}))`
