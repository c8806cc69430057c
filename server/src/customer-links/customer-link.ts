import { m } from 'contract/messages'
import { pathIn, type Locale } from 'contract/core/locale'
import type { Config } from '../platform/config/config.ts'
import type { Db } from '../platform/core/db.ts'
import { NotFound } from '../platform/core/problems.ts'
import { hashOfToken, newToken } from '../platform/core/token.ts'
import { openSealed, seal } from '../platform/gateways/seal.ts'

/** The record that a link is about. */
type LinkSubject = { registration_id: number } | { quotation_id: number } | { estimate_id: number }

/** Enough for a link that can only be guessed online, and short enough for an SMS. */
const TOKEN_BYTES = 12

/**
 * Makes a link with which whoever has it does one thing about a record. Returns its token, which is nowhere stored. A
 * registration has one at a time: a newer one ends it.
 */
export async function makeLink(
  tx: Db,
  subject: LinkSubject,
  { at, until }: { at: Date; until: Date },
): Promise<string> {
  if ('registration_id' in subject)
    await tx
      .updateTable('customer_link')
      .set({ ended_at: at })
      .where('registration_id', '=', subject.registration_id)
      .where('ended_at', 'is', null)
      .execute()
  const token = newToken(TOKEN_BYTES)
  await tx
    .insertInto('customer_link')
    .values({ ...subject, token_hash: hashOfToken(token), created_at: at, expires_at: until })
    .execute()
  return token
}

/** A link by its token. Throws NotFound. */
export async function findLink(db: Db, token: string) {
  const link = await db
    .selectFrom('customer_link')
    .where('token_hash', '=', hashOfToken(token))
    .select(['registration_id', 'quotation_id', 'estimate_id', 'expires_at', 'ended_at'])
    .executeTakeFirst()
  if (!link) throw unknownLink()
  return link
}

/** Whether a link works: the time it was made for is not over, and no newer one came. */
export const isLiving = (
  { expires_at, ended_at }: { expires_at: string; ended_at: string | null },
  now: Date,
): boolean => ended_at === null && now.getTime() < Date.parse(expires_at)

/** A token of no link, or of another kind of link. */
export const unknownLink = () => new NotFound(m.customer_links_unknown())

/** The newest link about a registration, or undefined. */
export const newestLinkOf = (db: Db, registrationId: number) =>
  db
    .selectFrom('customer_link')
    .where('registration_id', '=', registrationId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select(['created_at', 'expires_at', 'reminded_at'])
    .executeTakeFirst()

/** Marks the reminder of a link as sent; false where it was, or the link has ended. */
export async function claimReminder(tx: Db, token: string, at: Date): Promise<boolean> {
  const claimed = await tx
    .updateTable('customer_link')
    .set({ reminded_at: at })
    .where('token_hash', '=', hashOfToken(token))
    .where('reminded_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at.toISOString())
    .returning('token_hash')
    .executeTakeFirst()
  return claimed !== undefined
}

const PURPOSE = 'customer-link'

/** A token as it waits in the queue for a later SMS. */
export const sealedToken = (token: string, subject: string, { authSecret }: Config): string =>
  seal(token, { secret: authSecret, purpose: PURPOSE, bound: subject })

/** The token of a seal; undefined where it was sealed with another AUTH_SECRET. */
export const openToken = (sealed: string, subject: string, config: Config): string | undefined =>
  openSealed(sealed, config, { purpose: PURPOSE, bound: subject })

/** The whole address of a page of ours, in a language. */
export const addressOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, locale: Locale, path: string): string =>
  publicUrl + pathIn(locale, path)
