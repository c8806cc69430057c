import { m } from 'contract/messages'
import { KEY_CAPABILITIES, type KeyState } from 'contract/api-keys/words'
import { NO_SESSION } from '../platform/core/caller.ts'
import { today, type Clock } from '../platform/core/clock.ts'
import type { Db } from '../platform/core/db.ts'
import { Forbidden, Unauthorized } from '../platform/core/problems.ts'
import { hashOfToken } from '../platform/core/token.ts'
import { seenDueBefore, type KeyRing } from '../platform/sessions/authorize.ts'
import { isAmong } from './is-among.ts'
import { stateOf } from './key-state.ts'

type Refused = Exclude<KeyState, 'working'>

const WHY: Record<Refused, { words: typeof m.api_keys_key_ended; attempt: string }> = {
  ended: { words: m.api_keys_key_ended, attempt: 'an ended API key' },
  expired: { words: m.api_keys_key_expired, attempt: 'an expired API key' },
  ownerless: { words: m.api_keys_key_ownerless, attempt: 'an API key for which nobody answers' },
}

const refusalOf = (state: Refused, key: number) =>
  new Unauthorized(WHY[state].words(), { attempt: WHY[state].attempt, key })

/** The keys as the database has them at each call, so that an ended one ends at once. */
export const keyRing = ({ db, clock }: { db: Db; clock: Clock }): KeyRing => ({
  async find(secret, address) {
    const found = await db
      .selectFrom('api_key')
      .leftJoin('account', 'account.id', 'api_key.owner_id')
      .where('secret_hash', '=', hashOfToken(secret))
      .select(['api_key.id', 'name', 'capabilities', 'is_bound', 'api_key.centre_id', 'addresses', 'expires_on'])
      .select(['last_used_at', 'ended_at', 'owner_id', 'role'])
      .executeTakeFirst()
    if (!found) throw new Unauthorized(m.api_keys_unknown(), { attempt: 'an unknown API key' })
    const { id: key, owner_id, role } = found
    const state = stateOf(found, today(clock))
    if (state !== 'working') throw refusalOf(state, key)
    if (found.addresses.length > 0 && !isAmong(found.addresses, address))
      throw new Forbidden(m.api_keys_not_from_here(), { attempt: 'an API key from another address', key })
    // A key works for an owner only.
    const owner = { id: owner_id!, role: role! }
    return {
      ...owner,
      sessionId: NO_SESSION,
      centreId: found.centre_id,
      key: {
        id: key,
        name: found.name,
        // What keys may not hold any more is not held by older ones either.
        capabilities: KEY_CAPABILITIES.filter((one) => found.capabilities.includes(one)),
        isBound: found.is_bound,
      },
      isSeenDue: found.last_used_at === null || found.last_used_at <= seenDueBefore(clock.now()),
    }
  },
  async noteUse({ id }, address) {
    const now = clock.now()
    await db
      .updateTable('api_key')
      .set({ last_used_at: now.toISOString(), last_used_from: address })
      .where('id', '=', id)
      .where((where) => where.or([where('last_used_at', 'is', null), where('last_used_at', '<=', seenDueBefore(now))]))
      .execute()
  },
})
