import { m } from 'contract/messages'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KEY_DAYS } from 'contract/first-start/words'
import type { Config } from '../platform/config/config.ts'
import { Problem } from '../platform/core/problems.ts'
import type { Db } from '../platform/core/db.ts'
import type { Services } from '../platform/core/services.ts'

/** Where the address with the key is kept, readable by the product's user alone. */
export const firstKeyPath = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'first-start-address')

/**
 * The key of an installation without an administrator: the same at each start for some days, then another one. It follows
 * from the secret, so that every process knows it and the database does not.
 */
export async function makeKey({ db, config, clock }: Services): Promise<string> {
  const row = await db.selectFrom('first_start').select(['key_made_at', 'step']).executeTakeFirst()
  if (row?.step === 'account' && isGood(row.key_made_at, clock.now())) return keyOf(config, row.key_made_at)
  const key_made_at = clock.now().toISOString()
  await db
    .insertInto('first_start')
    .values({ key_made_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_made_at, step: 'account' }))
    .execute()
  return keyOf(config, key_made_at)
}

/** Keeps a text for the product's user alone. It is on the disk on return. */
export async function keepAddress(path: string, address: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${address}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** There is an administrator: the key opens nothing any more, wherever it was kept. */
export async function endKey({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> {
  await db.deleteFrom('first_start').where('step', '=', 'account').execute()
  await forgetAddress(config)
}

export const forgetAddress = (config: Config): Promise<void> => rm(firstKeyPath(config), { force: true })

/**
 * Throws unless this is the key and nobody used it yet. With `lock` others who ask in a transaction wait until this one has
 * ended, so of several the first wins.
 */
export async function expectKey(
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  db: Db,
  key: string,
  { lock = false } = {},
): Promise<void> {
  const query = db.selectFrom('first_start').select(['key_made_at', 'step'])
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row || !isSame(key, keyOf(config, row.key_made_at)))
    throw new Problem(403, 'wrong_key', m.first_start_address_not_one_start_printed())
  if (row.step !== 'account') throw new Problem(403, 'set_up', m.first_start_installation_already_set_up_sign())
  if (!isGood(row.key_made_at, clock.now()))
    throw new Problem(403, 'key_over', m.first_start_address_expired_start_product_again_prints())
}

const keyOf = ({ authSecret }: Config, madeAt: string): string =>
  createHmac('sha256', authSecret)
    .update(`first start ${new Date(madeAt).toISOString()}`)
    .digest('base64url')

const isGood = (madeAt: string, now: Date): boolean => Date.parse(madeAt) + KEY_DAYS * 86_400_000 > now.getTime()

/** Takes the same time wherever two keys differ. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return timingSafeEqual(one.length === other.length ? one : Buffer.alloc(other.length), other)
}
