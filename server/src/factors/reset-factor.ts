import { isStaff } from 'contract/core/roles'
import { findSignIn } from '../accounts/account.queries.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import type { Services } from '../platform/core/services.ts'
import { removeFactors } from './factor-loss.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** Nobody of the staff has this number. */
export class NoSuchStaff extends Error {}

/**
 * Takes the factors of a member of staff away, signs them out everywhere and returns a recovery code: with it and the
 * password they sign in once and add another factor. Throws NoSuchStaff.
 */
export async function resetFactor(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  contact: string,
): Promise<string> {
  const { db, clock } = services
  const account = await findSignIn(db, contact)
  if (!account || !isStaff(account.role)) throw new NoSuchStaff(`${contact}: no member of staff has this number`)
  return db.transaction().execute(async (tx) => {
    await removeFactors(tx, account.id)
    const [code] = await renewRecoveryCodes(services, tx, account.id, 1)
    await recordAudit(tx, {
      actor: { id: null, role: '' },
      action: 'account.factor-reset',
      subject: { table: 'account', id: account.id },
      at: clock.now(),
    })
    return code!
  })
}
