import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config/config.ts'

/**
 * The keys under which the phone of an account seals what waits to be sent: of the secret, and of the previous one while it is
 * changed. Nothing is stored, and whoever has the phone without signing in has none of them.
 */
export const outboxKeys = (
  { authSecret, authSecretBefore }: Pick<Config, 'authSecret' | 'authSecretBefore'>,
  accountId: number,
): string[] =>
  [authSecret, authSecretBefore]
    .filter((secret) => secret !== undefined)
    .map((secret) => createHmac('sha256', secret).update(`field outbox ${accountId}`).digest('base64url'))
