import { m } from 'contract/messages'
import { timingSafeEqual } from 'node:crypto'
import { pathIn } from 'contract/core/locale'
import { confirmNumberPath } from 'contract/core/paths'
import type { NumberChange } from 'contract/accounts/endpoints'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Config } from '../platform/config/config.ts'
import { NotFound } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Voice } from '../customer-texts/voice.ts'
import type { Services } from '../platform/core/services.ts'
import { signatureOf } from '../platform/core/signature.ts'
import { isGuarded } from './number-guard.ts'

interface Change {
  id: number
  number_before: string
  contact: string
}

/** Enough for a link that is guessed online only, and short enough for an SMS. */
const SIGNATURE_LENGTH = 16

/** A mark in the SMS to the number before, with which its owner confirms the new one without signing in. */
export const numberToken = ({ authSecret }: Pick<Config, 'authSecret'>, change: Change): string =>
  `${change.id}.${signed(change, authSecret)}`

const signed = ({ id, number_before, contact }: Change, secret: string): string =>
  Buffer.from(signatureOf(`${id} ${number_before} ${contact}`, `number:${secret}`), 'hex')
    .toString('base64url')
    .slice(0, SIGNATURE_LENGTH)
    // A phone leaves a dash at the end of a link out.
    .replace(/[-_]$/, '0')

/** What the number before is told of a number that somebody else entered; shows only its last digits. */
export const numberEnteredText = (
  { publicUrl, token, contact, phone }: { publicUrl: string; token: string; contact: string; phone: string },
  { brand, locale, say }: Voice,
): string =>
  say('number_entered', {
    brand,
    ending: contact.slice(-3),
    link: publicUrl + pathIn(locale, confirmNumberPath(token)),
    phone,
  })

/** The number or address a link confirms, and whether that is still needed. Throws NotFound. */
export async function readNumberChange(
  { db, config, clock }: Pick<Services, 'db' | 'config' | 'clock'>,
  token: string,
): Promise<NumberChange> {
  const { contact, number_guarded_until } = await changeOf(db, config, token)
  return { ending: contact.slice(-3), is_open: isGuarded({ number_guarded_until }, clock.now()) }
}

/** Lets the new number be used like any other; again changes nothing. Throws NotFound. */
export const confirmNumber = ({ db, config, clock }: Services, token: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id, role, contact, number_before } = await changeOf(tx, config, token)
    const at = clock.now()
    const confirmed = await tx
      .updateTable('account')
      .set({ number_guarded_until: at.toISOString() })
      .where('id', '=', id)
      .where('contact', '=', contact)
      .where('number_before', '=', number_before)
      .where('number_guarded_until', '>', at.toISOString())
      .returning('id')
      .executeTakeFirst()
    if (!confirmed) return
    const subject = { table: 'account', id }
    await recordAudit(tx, { actor: { id, role }, action: 'account.confirm-number', subject, at })
  })

const TOKEN = /^(?<id>[1-9]\d{0,8})\.(?<signature>[\w-]{16})$/

async function changeOf(db: Db, { authSecret, authSecretBefore }: Config, token: string) {
  const { id = '', signature = '' } = TOKEN.exec(token)?.groups ?? {}
  const account = await db
    .selectFrom('account')
    .where('id', '=', Number(id))
    .select(['id', 'role', 'contact', 'number_before', 'number_guarded_until'])
    .executeTakeFirst()
  if (!account || account.number_before === null) throw dead()
  const change = { ...account, number_before: account.number_before }
  const isOurs = [authSecret, authSecretBefore].some(
    (secret) => secret !== undefined && sameText(signature, signed(change, secret)),
  )
  if (!isOurs) throw dead()
  return change
}

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const dead = () => new NotFound(m.accounts_link_does_not_work())
