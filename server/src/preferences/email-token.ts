import { m } from 'contract/messages'
import type { Config } from '../platform/config/config.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'
import { isSigned, signatureOf } from '../platform/core/signature.ts'

/** How long a link confirms. */
export const LINK_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

interface Subject {
  id: number
  /** where the link went: another address needs another one */
  email: string
  sentAt: Date
}

/** A mark with which the reader of an address confirms that e-mails of an account may go there, without signing in. */
export const emailToken = ({ authSecret }: Pick<Config, 'authSecret'>, subject: Subject): string =>
  `${subject.id}.${subject.sentAt.getTime()}.${signatureOf(signed(subject), keyOf(authSecret))}`

const signed = ({ id, email, sentAt }: Subject) => `${id} ${sentAt.getTime()} ${email.toLowerCase()}`

const keyOf = (secret: string) => `confirm-email:${secret}`

const TOKEN = /^(?<id>[1-9]\d{0,8})\.(?<sent>\d{13})\.(?<signature>[0-9a-f]{64})$/

/** Which address of whom a token confirms. Throws NotFound for one that is not ours or too old, or whose address is another now. */
export async function readEmailToken(
  { config: { authSecret, authSecretBefore }, clock }: Pick<Services, 'config' | 'clock'>,
  db: Db,
  token: string,
): Promise<Subject & { contact: string }> {
  const { id = '', sent = '', signature = '' } = TOKEN.exec(token)?.groups ?? {}
  const account = await db
    .selectFrom('account')
    .where('id', '=', Number(id))
    .select(['id', 'email', 'contact'])
    .executeTakeFirst()
  if (!account?.email) throw dead()
  const subject = { ...account, sentAt: new Date(Number(sent)) }
  const isOurs = [authSecret, authSecretBefore].some(
    (secret) => secret !== undefined && isSigned(signed(subject), signature, keyOf(secret)),
  )
  if (!isOurs || clock.now().getTime() - subject.sentAt.getTime() > LINK_DAYS * DAY_MS) throw dead()
  return subject
}

const dead = () => new NotFound(m.preferences_confirmation_link_does_not_work())
