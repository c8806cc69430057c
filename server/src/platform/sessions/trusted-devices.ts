import { m } from 'contract/messages'
import { NotFound } from '../core/problems.ts'
import { randomUUID } from 'node:crypto'
import { TRUST_DAYS } from 'contract/factors/words'
import type { Db } from '../core/db.ts'
import type { Services } from '../core/services.ts'
import { deviceOf } from './device.ts'
import { tokenOfDevice } from './known-devices.ts'
import { hashOfToken } from '../core/token.ts'

/** Whether this account asked, in this browser and not too long ago, not to be asked for its second factor here. */
export async function isTrusted(services: Services, accountId: number, cookie: string | undefined): Promise<boolean> {
  const token = tokenOfDevice(services.config, cookie)
  if (!token) return false
  const row = await services.db
    .selectFrom('device')
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hashOfToken(token))
    .where('trusted_until', '>', services.clock.now().toISOString())
    .select('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Does not ask for the second factor in this browser for thirty days. */
export async function trustDevice(
  services: Services,
  tx: Db,
  accountId: number,
  { cookie, userAgent }: { cookie: string; userAgent: string },
): Promise<void> {
  const until = new Date(services.clock.now().getTime() + TRUST_DAYS * 86_400_000)
  await tx
    .updateTable('device')
    .set({ trusted_until: until.toISOString(), trusted_id: randomUUID(), user_agent: userAgent.slice(0, 300) })
    .where('account_id', '=', accountId)
    .where('token_hash', '=', hashOfToken(tokenOfDevice(services.config, cookie)!))
    .execute()
}

/** The browsers in which an account is not asked for its second factor, the one of this cookie marked. */
export async function trustedDevicesOf(services: Services, accountId: number, cookie: string | undefined) {
  const token = tokenOfDevice(services.config, cookie)
  const here = token && hashOfToken(token)
  const rows = await services.db
    .selectFrom('device')
    .where('account_id', '=', accountId)
    .where('trusted_until', '>', services.clock.now().toISOString())
    .where('trusted_id', 'is not', null)
    .select(['trusted_id', 'user_agent', 'trusted_until', 'token_hash'])
    .$narrowType<{ trusted_id: string; trusted_until: string }>()
    .orderBy('trusted_until', 'desc')
    .execute()
  return rows.map(({ trusted_id, user_agent, trusted_until, token_hash }) => ({
    id: trusted_id,
    device: deviceOf(user_agent),
    until: trusted_until,
    is_this: token_hash === here,
  }))
}

/** Asks for the second factor in a browser again. Throws NotFound. */
export async function distrust(db: Db, accountId: number, id: string): Promise<void> {
  await db
    .updateTable('device')
    .set({ trusted_until: null, trusted_id: null })
    .where('account_id', '=', accountId)
    .where('trusted_id', '=', id)
    .returning('account_id')
    .executeTakeFirstOrThrow(() => new NotFound(m.core_sign_already_ended()))
}

/** Asks for the second factor in every browser again. */
export const distrustAll = (tx: Db, accountId: number) =>
  tx
    .updateTable('device')
    .set({ trusted_until: null, trusted_id: null })
    .where('account_id', '=', accountId)
    .where('trusted_id', 'is not', null)
    .execute()
