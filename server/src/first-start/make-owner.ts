import type { Input } from 'contract/core/endpoint'
import type { firstStart } from 'contract/first-start/endpoints'
import type { Locale } from 'contract/core/locale'
import { getProfile, insertAccount } from '../accounts/account.queries.ts'
import { refuseTakenNumber } from '../accounts/edit-account.ts'
import { assertHashingCapacity, hashPassword } from '../accounts/passwords.ts'
import type { SignedIn } from '../accounts/sign-in.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Services } from '../platform/core/services.ts'
import { beginSession } from '../platform/sessions/begin-session.ts'
import { rememberDevice } from '../platform/sessions/known-devices.ts'
import { expectKey, forgetAddress } from './first-key.ts'

interface Browser {
  userAgent: string
  device?: string | undefined
  /** of the page on which the account is made */
  language: Locale
}

/**
 * Makes the account of an installation's owner with the key of the first start, and signs it in. Of several who try, one
 * gets it; the key opens nothing afterwards. Throws Problem or Invalid.
 */
export async function makeOwner(
  services: Services,
  { key, password, ...person }: Input<typeof firstStart.begin>['body'],
  { userAgent, device: shown, language }: Browser,
): Promise<SignedIn & { device: string }> {
  const { db, files, clock, config } = services
  assertHashingCapacity()
  await expectKey(services, db, key)
  const password_hash = await hashPassword(password, 'password', person)
  const making = () =>
    db.transaction().execute(async (tx) => {
      await expectKey(services, tx, key, { lock: true })
      const at = clock.now()
      const owner = await insertAccount(tx, {
        ...person,
        email: '',
        role: 'admin',
        language,
        password_hash,
        created_at: at,
      })
      const { id } = owner
      await recordAudit(tx, {
        actor: { id, role: 'admin' },
        action: 'account.add',
        subject: { table: 'account', id },
        after: owner,
        at,
      })
      await tx.updateTable('first_start').set({ step: 'brand' }).execute()
      const token = await beginSession(services, tx, { id, role: 'admin' }, userAgent, { whole: true })
      return { id, token, device: await rememberDevice(services, tx, id, shown) }
    })
  const { id, ...begun } = await refuseTakenNumber(making)
  await forgetAddress(config)
  return { ...begun, data: await getProfile(db, files, id, services) }
}
