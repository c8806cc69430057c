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

/** What the reader of an address said to e-mails of an account. */
export interface Reader {
  /** nothing but a link to confirm goes to an address before */
  isConfirmed: boolean
  stopped: ReadonlySet<Topic>
  /** the newest link to confirm; null without any */
  linkSentAt: Date | null
}

/** What the reader of an address said to e-mails of an account. */
export async function readerOf(db: Db, { accountId, address }: Mailbox): Promise<Reader> {
  const confirmed = await db
    .selectFrom('email_confirmed')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .select('confirmed_at')
    .executeTakeFirst()
  const stops = await db
    .selectFrom('email_stop')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .select('topic')
    .execute()
  const link = await db
    .selectFrom('email_link')
    .where('account_id', '=', accountId)
    .where('address', '=', address)
    .select('sent_at')
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const stopped = new Set(stops.map(({ topic }) => topic))
  return {
    isConfirmed: confirmed !== undefined,
    stopped: new Set(TOPICS.filter((topic) => stopped.has(topic))),
    linkSentAt: link ? new Date(link.sent_at) : null,
  }
}
