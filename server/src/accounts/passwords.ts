import { hash, verify } from '@node-rs/argon2'
import { Problem, Invalid } from '../http/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

// OWASP's recommendation for Argon2id, which is the library's default kind: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19456, timeCost: 2, parallelism: 1 }
const AT_ONCE = 4
const WAITING = 64

/** Hashes a new password. Throws Invalid on `field` when everybody uses it. */
export async function hashPassword(password: string, field: string): Promise<string> {
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    throw new Invalid({ [field]: 'This password is too common, please choose another one' })
  return inTurn(() => hash(password, PARAMETERS))
}

/** Whether the password fits; without a hash it takes as long and says no, so that time tells nothing. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await inTurn(async () => verify(passwordHash ?? (await nobodysHash), password))
  return fits && passwordHash !== undefined
}

const nobodysHash = hash('a password of nobody', PARAMETERS)

// Each run takes 19 MiB and a core: a flood of them must neither eat the memory nor wait for ever.
let running = 0
const queue: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING)
      throw new Problem(503, 'busy', 'Too busy right now, please try again', { retryAfter: 2 })
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
