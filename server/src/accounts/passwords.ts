import { m } from 'contract/messages'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { Busy, Invalid } from '../platform/core/problems.ts'
import { isEasy, type Person } from './easy-password.ts'

// OWASP's recommendation for Argon2id, which is the library's default kind: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
/**
 * One core and half of the threads that also read files and compress pages stay free, so that sign-ins do not slow
 * reading.
 */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
/** longer than a second is too long to wait */
const WAITING = 20 * AT_ONCE

/**
 * Throws 503 when the hashing queue is too long. Called first, so that a flood costs
 * nothing else.
 */
export function assertHashingCapacity(): void {
  if (queue.length >= WAITING) throw new Busy()
}

/** Hashes a new password. Throws Invalid on `field` when it is common or easy to guess for this person. */
export async function hashPassword(password: string, field: string, person: Person = {}): Promise<string> {
  if (await isEasy(password, {})) throw new Invalid({ [field]: m.accounts_password_too_common_choose_another_one() })
  if (await isEasy(password, person)) throw new Invalid({ [field]: m.accounts_password_has_own_words() })
  return inTurn(() => hash(password, PARAMETERS))
}

/**
 * Whether the password matches. Without a hash, of no account or of one without a password, it takes as long and returns
 * false, so that timing reveals nothing.
 */
export async function passwordFits(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const fits = await inTurn(async () => verify(passwordHash ?? (await nobodysHash), password))
  return fits && typeof passwordHash === 'string'
}

const nobodysHash = hash('a password of nobody', PARAMETERS)

// Each run takes 19 MiB and a core: a flood must neither exhaust memory nor wait for ever.
let running = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    assertHashingCapacity()
    await new Promise<void>((resolve) => queue.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    queue.shift()?.()
  }
}
