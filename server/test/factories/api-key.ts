import { randomUUID } from 'node:crypto'
import type { Input } from 'contract/core/endpoint'
import type { apiKeys } from 'contract/api-keys/endpoints'
import { makeKey } from '../../src/api-keys/make-key.ts'
import { NO_SESSION } from '../../src/platform/core/caller.ts'
import type { Services } from '../../src/platform/core/services.ts'
import type { TestAccount } from './account.ts'

export type ApiKeyOptions = Partial<Input<typeof apiKeys.make>['body']>

/** A caller with a key in the place of a session. */
export interface TestKey extends TestAccount {
  /** the number of the key; `id` is that of its owner */
  key: number
}

/** A key for which this administrator answers. */
export async function buildApiKey(
  services: Services,
  owner: TestAccount,
  { name = `Program ${randomUUID()}`, capabilities = ['units.read'], addresses = [], ...options }: ApiKeyOptions = {},
): Promise<TestKey> {
  const user = { id: owner.id, role: 'admin' as const, sessionId: NO_SESSION, requestId: 'test' }
  const { id, secret } = await makeKey(services, user, { name, capabilities, addresses, ...options })
  return { ...owner, token: secret, key: id }
}
