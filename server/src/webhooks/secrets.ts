import { createHmac, randomBytes } from 'node:crypto'
import type { Config } from '../platform/config/config.ts'
import { openSealed, seal } from '../platform/gateways/seal.ts'

const PREFIX = 'whsec_'
const PURPOSE = 'webhook'

/** A new secret, as its owner keeps it. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64')

/** Encrypts the secret of a webhook for the database. */
export const sealSecret = (secret: string, id: number, { authSecret }: Pick<Config, 'authSecret'>): string =>
  seal(secret, { secret: authSecret, purpose: PURPOSE, bound: String(id) })

/** The secret again; undefined where it was sealed with another AUTH_SECRET. */
export const openSecret = (
  sealed: string,
  id: number,
  config: Pick<Config, 'authSecret' | 'authSecretBefore'>,
): string | undefined => openSealed(sealed, config, { purpose: PURPOSE, bound: String(id) })

export interface Signed {
  /** the same in each try */
  id: string
  at: Date
  body: string
  /** each signs */
  secrets: readonly string[]
}

/** The headers of an event, as Standard Webhooks has them. */
export function signedHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
