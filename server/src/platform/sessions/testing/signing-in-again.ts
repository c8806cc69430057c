import type { TestAccount } from '../../../../test/factories/builders.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { beginSession } from '../begin-session.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

/** The same person, signed in once more. */
export async function again({ services }: TestApp, account: TestAccount, userAgent = PHONE): Promise<TestAccount> {
  const token = await beginSession(services, services.db, { id: account.id, role: 'customer' }, userAgent)
  return { ...account, token }
}
